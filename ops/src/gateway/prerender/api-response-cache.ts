import { createHash } from 'node:crypto';

/** How old an answer may be before it is asked for again, beside the visit that found it. */
const FRESH_MS = 10_000;
/** An answer that could not be renewed for so long is not shown any more. */
const STALE_MS = 10 * 60_000;
/** A visit that finds no answer waits so long for one; then the browser asks itself. */
const PATIENCE_MS = 1_500;
const MOST_ANSWERS = 500;

/** What the API answered to a public read, and a short name of that content. */
export interface ApiAnswer {
  body: unknown;
  tag: string;
}

interface Held {
  answer: ApiAnswer | undefined;
  at: number;
  asking: Promise<void> | undefined;
}

/** The API's public answers, for prerendering: asked for once, kept fresh beside the visits, kept when the API is down. */
export class ApiResponseCache {
  private readonly held = new Map<string, Held>();

  /** @param base where this gateway reaches the API */
  constructor(
    private readonly base: string,
    private readonly now: () => number = Date.now,
    private readonly ask: typeof fetch = fetch,
  ) {}

  /** The answer to a read, path and query without the base; nothing when the API has none in time. */
  async get(call: string): Promise<ApiAnswer | undefined> {
    const held = this.held.get(call) ?? { answer: undefined, at: -Infinity, asking: undefined };
    this.held.delete(call);
    this.held.set(call, held); // the oldest in the map is what nobody asked for the longest
    const [oldest] = this.held.keys();
    if (this.held.size > MOST_ANSWERS && oldest !== undefined) this.held.delete(oldest);
    const age = this.now() - held.at;
    if (age > FRESH_MS) held.asking ??= this.renew(call, held);
    if ((!held.answer || age > STALE_MS) && held.asking) await within(PATIENCE_MS, held.asking);
    return this.now() - held.at > STALE_MS ? undefined : held.answer;
  }

  private async renew(call: string, held: Held): Promise<void> {
    try {
      const response = await this.ask(`${this.base.replace(/\/$/, '')}/${call}`, {
        headers: { accept: 'application/json', authorization: 'Bearer ' },
        signal: AbortSignal.timeout(10_000),
      });
      // What is refused or gone now must not be shown as if it were there; trouble of the server is no reason to forget.
      if (response.status >= 500) return;
      const text = await response.text();
      held.answer = response.ok ? { body: JSON.parse(text) as unknown, tag: tagOf(text) } : undefined;
      held.at = this.now();
    } catch {
      // The API does not answer, or not in JSON: what is known stays until it is stale.
    } finally {
      held.asking = undefined;
    }
  }
}

const tagOf = (text: string): string => createHash('sha256').update(text).digest('base64url').slice(0, 16);

function within(milliseconds: number, work: Promise<void>): Promise<void> {
  return Promise.race([
    work,
    new Promise<void>((resolve) => {
      setTimeout(resolve, milliseconds).unref();
    }),
  ]);
}
