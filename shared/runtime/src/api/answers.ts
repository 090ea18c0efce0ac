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

/** The running prefetches by call; one that fails resolves to undefined. */
const prefetches = new Map<string, Promise<unknown>>();

const isFresh = ({ at }: KnownAnswer): boolean => performance.now() < at + prefetchedMs;

/** Stores the answers of a document before the first rendering. */
export function keepAnswers(given: Record<string, unknown> = {}): void {
  answers.clear();
  for (const [call, body] of Object.entries(given))
    answers.set(call, { body, at: performance.now(), forCurrentPage: true, forNextPage: false });
}

/** The stored answer to a call, the same object each time; undefined without one. */
export function knownAnswer(call: string): unknown {
  const answer = answers.get(call);
  return answer && (answer.forCurrentPage || isFresh(answer)) ? answer.body : undefined;
}

/**
 * Prefetches a call without a fresh answer for the next page; one request per call at a time. A failure stays silent: the
 * page repeats the request and shows its failure.
 * @param send sends the GET once
 */
export async function prefetchAnswer(call: string, send: () => Promise<unknown>): Promise<void> {
  const answer = answers.get(call);
  if (answer && isFresh(answer)) answer.forNextPage = true;
  else await (prefetches.get(call) ?? startPrefetch(call, send));
}

function startPrefetch(call: string, send: () => Promise<unknown>): Promise<unknown> {
  const prefetch = send()
    .then(
      (body) => {
        answers.set(call, { body, at: performance.now(), forCurrentPage: false, forNextPage: true });
        return body;
      },
      () => undefined,
    )
    .finally(() => prefetches.delete(call));
  prefetches.set(call, prefetch);
  return prefetch;
}

/** The answer of a running prefetch, undefined if it fails; undefined at once if none is running. */
export const prefetchUnderWay = (call: string): Promise<unknown> | undefined => prefetches.get(call);

/** Removes the answers that only the page being left uses. */
export function forgetAnswers(): void {
  for (const [call, answer] of answers)
    if (answer.forNextPage && isFresh(answer)) answer.forCurrentPage = false;
    else answers.delete(call);
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
