/** Milliseconds for which a prefetched answer replaces the next page's request. */
export const prefetchedMs = 60_000;

/** The answer to a first call of the current or the next page. */
interface KnownAnswer {
  body: unknown;
  /** Time of arrival by `performance.now()`. */
  at: number;
  /** Whether the current page uses the answer, until the next navigation. */
  forCurrentPage: boolean;
  /** Whether the next page may use the answer. */
  forNextPage: boolean;
}

const answers = new Map<string, KnownAnswer>();

const isFresh = ({ at }: KnownAnswer): boolean => performance.now() < at + prefetchedMs;

/** Stores the answers of a document before the first rendering. */
export function keepAnswers(given: Record<string, unknown> = {}): void {
  answers.clear();
  for (const [call, body] of Object.entries(given))
    answers.set(call, { body, at: performance.now(), forCurrentPage: true, forNextPage: false });
}

/** Stores the answer to a prefetch. */
export function keepPrefetched(call: string, body: unknown): void {
  answers.set(call, { body, at: performance.now(), forCurrentPage: false, forNextPage: true });
}

/** Keeps a fresh answer for the next page. @returns whether there is one */
export function keepForNext(call: string): boolean {
  const answer = answers.get(call);
  if (!answer || !isFresh(answer)) return false;
  answer.forNextPage = true;
  return true;
}

/** Removes the answers that only the page being left uses. */
export function forgetAnswers(): void {
  for (const [call, answer] of answers)
    if (answer.forNextPage && isFresh(answer)) answer.forCurrentPage = false;
    else answers.delete(call);
}

/** The stored answer to a call, the same object each time; undefined without one. */
export function knownAnswer(call: string): unknown {
  const answer = answers.get(call);
  return answer && (answer.forCurrentPage || isFresh(answer)) ? answer.body : undefined;
}

/** The absolute address of a read call. */
export const addressOf = (baseUrl: string, call: string): string => `${baseUrl.replace(/\/$/, '')}/${call}`;

/** The key of a read's answer: path without leading slash, and query. */
export function callOf(path: string, query: Record<string, string | number | undefined> = {}): string {
  const params = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) if (value !== undefined) params.set(key, String(value));
  const search = String(params);
  return `${path.replace(/^\//, '')}${search && `?${search}`}`;
}
