/**
 * Aborts a request that transfers no byte for a time; a slow transfer may take as long as it needs (R4.68).
 * @param idleMs milliseconds without a byte
 * @param outer the caller's signal
 */
export function startIdleTimeout(idleMs: number, outer?: AbortSignal) {
  const controller = new AbortController();
  let over = false;
  let timer: ReturnType<typeof setTimeout>;
  const moved = (): void => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      over = true;
      controller.abort();
    }, idleMs);
  };
  const abort = (): void => controller.abort();
  if (outer?.aborted) abort();
  outer?.addEventListener('abort', abort);
  moved();
  return {
    /** Aborts the request. */
    signal: controller.signal,
    /** Call this for each transfer in either direction. */
    moved,
    /** Whether the time ran out, as opposed to an abort by the caller. */
    isOver: () => over,
    stop: () => {
      clearTimeout(timer);
      outer?.removeEventListener('abort', abort);
    },
  };
}
