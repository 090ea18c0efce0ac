import { lazy } from 'react';

/** Milliseconds after which a load that failed is tried again. */
const pauseMs = 3_000;

/**
 * Loads a late piece of a page, again and again until it is there: React's `lazy` remembers a failure for good (R5.14).
 * @param onFailure called for each failure
 */
export const untilLoaded = <Piece>(load: () => Promise<Piece>, onFailure?: () => void): Promise<Piece> =>
  load().catch(async () => {
    onFailure?.();
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
    return untilLoaded(load, onFailure);
  });

/** A component that is loaded when it is first rendered, under `Suspense`. */
export const lazyComponent: typeof lazy = (load) => lazy(() => untilLoaded(load));
