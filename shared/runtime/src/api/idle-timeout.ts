/** Ends a request that moves no byte for a time; one that does may take as long as it needs (R4.68). */
export interface IdleTimeout {
  /** Aborts the request. */
  signal: AbortSignal;
  /** Told of each byte in either direction. */
  moved(): void;
  /** Did the time run out, and was it not the caller who aborted? */
  isOver(): boolean;
  stop(): void;
}

/** @param idleMs milliseconds without a byte @param outer the caller's own signal */
export function startIdleTimeout(idleMs: number, outer?: AbortSignal): IdleTimeout {
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
    signal: controller.signal,
    moved,
    isOver: () => over,
    stop: () => {
      clearTimeout(timer);
      outer?.removeEventListener('abort', abort);
    },
  };
}
