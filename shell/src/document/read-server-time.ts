/**
 * The server's time at this moment, in milliseconds, by the header `Server-Timing: now;dur=…` of the document (R5.13).
 * Undefined where the browser took the document from a cache.
 */
export function readServerTime(): number | undefined {
  const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const sent = load?.serverTiming?.find(({ name }) => name === 'now')?.duration;
  return load?.transferSize && sent ? sent + performance.now() - load.responseStart : undefined;
}
