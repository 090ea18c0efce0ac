/** Milliseconds for which an answer replaces the request of a page that comes. */
export const prefetchedMs = 60_000;

/** The answer to a first call, of this page or of one that comes. */
interface KnownAnswer {
  body: unknown;
  /** As `performance.now()`. */
  at: number;
  /** For this page, of whose document it is: until the next navigation. */
  forThis: boolean;
  /** For the page that comes. */
  forNext: boolean;
}

const answers = new Map<string, KnownAnswer>();

const isFresh = ({ at }: KnownAnswer): boolean => performance.now() < at + prefetchedMs;

/** Takes the answers of a document, before anything is rendered. */
export function keepAnswers(given: Record<string, unknown> = {}): void {
  answers.clear();
  for (const [call, body] of Object.entries(given))
    answers.set(call, { body, at: performance.now(), forThis: true, forNext: false });
}

/** Keeps the answer to a prefetch. */
export function keepPrefetched(call: string, body: unknown): void {
  answers.set(call, { body, at: performance.now(), forThis: false, forNext: true });
}

/** Keeps a fresh answer for the page that comes. @returns whether there is one */
export function keepForNext(call: string): boolean {
  const answer = answers.get(call);
  if (!answer || !isFresh(answer)) return false;
  answer.forNext = true;
  return true;
}

/** Removes the answers that belong only to the page that is left. */
export function forgetAnswers(): void {
  for (const [call, answer] of answers)
    if (answer.forNext && isFresh(answer)) answer.forThis = false;
    else answers.delete(call);
}

/** The answer to a call, or undefined where it is not known. The same object each time. */
export function knownAnswer(call: string): unknown {
  const answer = answers.get(call);
  return answer && (answer.forThis || isFresh(answer)) ? answer.body : undefined;
}

/** The absolute address of a read, by its call. */
export const addressOf = (baseUrl: string, call: string): string => `${baseUrl.replace(/\/$/, '')}/${call}`;

/** A read as answers are kept by it: path without leading slash, and query. */
export function callOf(path: string, query: Record<string, string | number | undefined> = {}): string {
  const params = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) if (value !== undefined) params.set(key, String(value));
  const search = String(params);
  return `${path.replace(/^\//, '')}${search && `?${search}`}`;
}
