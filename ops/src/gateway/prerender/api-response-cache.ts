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
  response: ApiResponse | undefined;
  at: number;
  refreshing: Promise<void> | undefined;
}

/**
 * Responses of the API's public reads for prerendering: requested once, refreshed in the background, and used
 * while the API is down.
 */
export class ApiResponseCache {
  private readonly entries = new LRUCache<string, Entry>({ max: MOST_RESPONSES });

  /** @param base address of the API for this gateway */
  constructor(
    private readonly base: string,
    private readonly now: () => number = Date.now,
    private readonly fetchImpl: typeof fetch = fetch,
  ) {}

  /** The response to a GET (path and query without the base); undefined when there is none in time. */
  async get(call: string): Promise<ApiResponse | undefined> {
    const entry = this.entries.get(call) ?? { response: undefined, at: -Infinity, refreshing: undefined };
    this.entries.set(call, entry);
    const age = this.now() - entry.at;
    if (age > FRESH_MS) entry.refreshing ??= this.refresh(call, entry);
    if ((!entry.response || age > STALE_MS) && entry.refreshing)
      await withTimeout(WAIT_MS, entry.refreshing).catch(() => undefined);
    return this.now() - entry.at > STALE_MS ? undefined : entry.response;
  }

  private async refresh(call: string, entry: Entry): Promise<void> {
    try {
      const response = await this.fetchImpl(`${this.base.replace(/\/$/, '')}/${call}`, {
        headers: { accept: 'application/json', authorization: 'Bearer ' },
        signal: AbortSignal.timeout(10_000),
      });
      // A 4xx response removes the entry, because its content no longer exists; after a 5xx the entry stays.
      if (response.status >= 500) return;
      const text = await response.text();
      if (response.ok) entry.response = { body: JSON.parse(text) as unknown, tag: tagOf(text) };
      else entry.response = absent.includes(response.status) ? { body: null, tag: 'absent' } : undefined;
      entry.at = this.now();
    } catch {
      // The API does not respond, or not with JSON: the entry stays until it is stale.
    } finally {
      entry.refreshing = undefined;
    }
  }
}

const tagOf = (text: string): string => createHash('sha256').update(text).digest('base64url').slice(0, 16);
