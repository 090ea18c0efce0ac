import { createHash } from 'node:crypto';
import { withTimeout } from '@ilera/contracts';
import { LRUCache } from 'lru-cache';

/** Age from which an answer is refreshed in the background (stale-while-revalidate). */
const freshMs = 10_000;
/** Age from which an answer that could not be refreshed is no longer used. */
const staleMs = 10 * 60_000;
/** Time for which a page load waits for a first answer; afterwards the browser makes the request. */
const maxWaitMs = 1_500;
const maxAnswers = 500;
/** Statuses of a resource that does not exist, or whose address can name none. */
const absentStatuses = [400, 404, 410, 422];

/** The body of an answer to a public GET, null for an absent resource, with a short hash. */
export interface Answer {
  body: unknown;
  tag: string;
}

/** Answers by call. */
export type Answers = [call: string, answer: Answer][];

interface Entry {
  /** Absent where the API refuses the gateway. */
  answer: Answer | undefined;
  at: number;
}

/**
 * A cache of the API's public answers for prerendering: requested once, refreshed in the background, and used while the
 * API is down.
 */
export class AnswerCache {
  private readonly entries: LRUCache<string, Entry>;

  /** @param base address of the API for this gateway */
  constructor(base: string) {
    this.entries = new LRUCache({
      max: maxAnswers,
      ttl: freshMs,
      ttlResolution: 0,
      perf: Date,
      ignoreFetchAbort: true,
      // The API does not respond, or not with JSON: the entry stays until it is too old.
      noDeleteOnFetchRejection: true,
      allowStaleOnFetchRejection: true,
      fetchMethod: async (call) => {
        const response = await fetch(`${base.replace(/\/$/, '')}/${call}`, {
          headers: { accept: 'application/json', authorization: 'Bearer ' },
          signal: AbortSignal.timeout(10_000),
        });
        return { answer: await read(response), at: Date.now() };
      },
    });
  }

  /** Gets the answer to a GET (path and query without the base); undefined where none comes in time. */
  async get(call: string): Promise<Answer | undefined> {
    const isUsable = (entry: Entry | undefined) => entry && Date.now() - entry.at <= staleMs;
    const allowStale = isUsable(this.entries.peek(call, { allowStale: true })) ?? false;
    const fetching = this.entries.fetch(call, { allowStale });
    const entry = await withTimeout(maxWaitMs, fetching).catch(() => undefined);
    return isUsable(entry) ? entry?.answer : undefined;
  }
}

/** A 4xx response replaces the entry, because its content no longer exists. @throws after a 5xx */
async function read(response: Response): Promise<Answer | undefined> {
  if (response.status >= 500) throw new Error(`The API answers ${response.status}`);
  const text = await response.text();
  if (response.ok) return { body: JSON.parse(text) as unknown, tag: tagOf(text) };
  return absentStatuses.includes(response.status) ? { body: null, tag: 'absent' } : undefined;
}

const tagOf = (text: string): string => createHash('sha256').update(text).digest('base64url').slice(0, 16);
