/** How long an answer that was asked for ahead of a move may stand for the page's own question. */
export const AHEAD_MS = 60_000;

interface Answer {
  body: unknown;
  /** As `performance.now()`; the document's own answers last until the visitor moves on. */
  until: number;
}

const answers = new Map<string, Answer>();

/** Takes over the answers of a document; called by whoever draws it, before anything is drawn. */
export function keepAnswers(given: Record<string, unknown> = {}): void {
  answers.clear();
  for (const [call, body] of Object.entries(given)) answers.set(call, { body, until: Infinity });
}

/** Keeps an answer for a page that somebody is about to open. */
export function keepAnswerAhead(call: string, body: unknown): void {
  answers.set(call, { body, until: performance.now() + AHEAD_MS });
}

/** They describe the page that was begun; the next page asks for itself. */
export function forgetAnswers(): void {
  answers.clear();
}

/** The answer to a read, or undefined where there is none. The same object each time. */
export function knownAnswer(call: string): unknown {
  const answer = answers.get(call);
  return answer && performance.now() < answer.until ? answer.body : undefined;
}

/** A read as the answers are named: path without leading slash, and query. */
export function callOf(path: string, query: Record<string, string | number | undefined> = {}): string {
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) if (value !== undefined) search.set(key, String(value));
  return `${path.replace(/^\//, '')}${search.size ? `?${search}` : ''}`;
}
