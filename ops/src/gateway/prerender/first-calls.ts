import { createHash } from 'node:crypto';
import { withTimeout } from '@shared/contracts';
import { LRUCache } from 'lru-cache';

/** Age in milliseconds from which a response is refreshed in the background (stale-while-revalidate). */
const FRESH_MS = 10_000;
/** Age from which a response that could not be refreshed is no longer used. */
const STALE_MS = 10 * 60_000;
/** How long a page load waits for a first response; after that the browser makes the request. */
const WAIT_MS = 1_500;
const MOST_RESPONSES = 500;
/** There is no such thing, or its address can name none. */
const absent = [400, 404, 410, 422];

/** The body of a public GET, null for what the API does not have, and a short hash of it. */
export interface ApiResponse {
  body: unknown;
  tag: string;
}

interface Entry {
  /** Absent where the API refuses the gateway. */
  response: ApiResponse | undefined;
  at: number;
}

/**
 * Responses of the API's public reads for prerendering: requested once, refreshed in the background, and used
 * while the API is down.
 */
export class ApiResponseCache {
  private readonly entries: LRUCache<string, Entry>;

  /** @param base address of the API for this gateway */
  constructor(
    base: string,
    private readonly now: () => number = Date.now,
    fetchImpl: typeof fetch = fetch,
  ) {
    this.entries = new LRUCache({
      max: MOST_RESPONSES,
      ttl: FRESH_MS,
      ttlResolution: 0,
      perf: { now },
      ignoreFetchAbort: true,
      // The API does not respond, or not with JSON: the entry stays until it is too old.
      noDeleteOnFetchRejection: true,
      allowStaleOnFetchRejection: true,
      fetchMethod: async (call) => {
        const response = await fetchImpl(`${base.replace(/\/$/, '')}/${call}`, {
          headers: { accept: 'application/json', authorization: 'Bearer ' },
          signal: AbortSignal.timeout(10_000),
        });
        return { response: await read(response), at: now() };
      },
    });
  }

  /** The response to a GET (path and query without the base); undefined when there is none in time. */
  async get(call: string): Promise<ApiResponse | undefined> {
    const isUsable = (entry: Entry | undefined) => entry && this.now() - entry.at <= STALE_MS;
    const allowStale = isUsable(this.entries.peek(call, { allowStale: true })) ?? false;
    const fetching = this.entries.fetch(call, { allowStale });
    const entry = await withTimeout(WAIT_MS, fetching).catch(() => undefined);
    return isUsable(entry) ? entry?.response : undefined;
  }
}

/** A 4xx response replaces the entry, because its content no longer exists. @throws after a 5xx */
async function read(response: Response): Promise<ApiResponse | undefined> {
  if (response.status >= 500) throw new Error(`The API answers ${response.status}`);
  const text = await response.text();
  if (response.ok) return { body: JSON.parse(text) as unknown, tag: tagOf(text) };
  return absent.includes(response.status) ? { body: null, tag: 'absent' } : undefined;
}

const tagOf = (text: string): string => createHash('sha256').update(text).digest('base64url').slice(0, 16);
