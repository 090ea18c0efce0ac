import { lazy } from 'react';

/** Milliseconds before a failed load is retried. */
const pauseMs = 3_000;

/**
 * Loads a late part of a page, and retries until it succeeds: React's `lazy` would remember a failure forever (R5.14).
 * @param onFailure called for each failure
 */
export const untilLoaded = <Piece>(load: () => Promise<Piece>, onFailure?: () => void): Promise<Piece> =>
  load().catch(async () => {
    onFailure?.();
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
    return untilLoaded(load, onFailure);
  });

/** A component that loads on its first rendering, under `Suspense`. */
export const lazyComponent: typeof lazy = (load) => lazy(() => untilLoaded(load));
