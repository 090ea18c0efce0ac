/** Answers that the document was painted with: call to body. */
let answers: Readonly<Record<string, unknown>> = {};

/** Takes over the answers of a document; called by whoever draws it, before anything is drawn. */
export function keepAnswers(given: Record<string, unknown> = {}): void {
  answers = given;
}

/** They describe the page that was painted; the next page asks for itself. */
export function forgetAnswers(): void {
  answers = {};
}

/** The answer to a read, or undefined where the document brought none. The same object each time. */
export function knownAnswer(call: string): unknown {
  return Object.hasOwn(answers, call) ? answers[call] : undefined;
}

/** A read as the answers are named: path without leading slash, and query. */
export function callOf(path: string, query: Record<string, string | number | undefined> = {}): string {
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) if (value !== undefined) search.set(key, String(value));
  return `${path.replace(/^\//, '')}${search.size ? `?${search}` : ''}`;
}
