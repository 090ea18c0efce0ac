/** Milliseconds after which a load that failed is tried again, where nothing says earlier that the network is back. */
const PAUSE_MS = 5_000;

/**
 * Loads a late piece of a page, again and again until it is there: React's `lazy` remembers a failure for good (R5.14).
 * @param onFailure called for each failure
 */
export const untilLoaded = <Piece>(load: () => Promise<Piece>, onFailure?: () => void): Promise<Piece> =>
  load().catch(() => {
    onFailure?.();
    return new Promise<Piece>((resolve) => {
      const again = () => {
        clearTimeout(timer);
        window.removeEventListener('online', again);
        resolve(untilLoaded(load, onFailure));
      };
      const timer = setTimeout(again, PAUSE_MS);
      window.addEventListener('online', again);
    });
  });
