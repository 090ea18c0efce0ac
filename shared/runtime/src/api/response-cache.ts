/** Milliseconds for which a prefetched response replaces the page's own request. */
export const PREFETCHED_MS = 60_000;

interface CachedResponse {
  body: unknown;
  /** As `performance.now()`; the document's own responses last until the next navigation. */
  until: number;
}

const answers = new Map<string, CachedResponse>();

/** Fills the cache with the responses of a document, before anything is rendered. */
export function keepAnswers(given: Record<string, unknown> = {}): void {
  answers.clear();
  for (const [call, body] of Object.entries(given)) answers.set(call, { body, until: Infinity });
}

/** Caches the response to a prefetch. */
export function cachePrefetched(call: string, body: unknown): void {
  answers.set(call, { body, until: performance.now() + PREFETCHED_MS });
}

/** Removes the document's responses, which belong to the page that is left. What was prefetched is for the page that comes. */
export function forgetAnswers(): void {
  for (const [call, { until }] of answers) if (until === Infinity) answers.delete(call);
}

/** The cached response to a read, or undefined where there is none. The same object each time. */
export function cachedResponse(call: string): unknown {
  const answer = answers.get(call);
  return answer && performance.now() < answer.until ? answer.body : undefined;
}

/** The cache key of a read: path without leading slash, and query. */
export function callOf(path: string, query: Record<string, string | number | undefined> = {}): string {
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) if (value !== undefined) search.set(key, String(value));
  return `${path.replace(/^\//, '')}${search.size ? `?${search}` : ''}`;
}
