import { LRUCache } from 'lru-cache';
import { isDecodable, type PrerenderRequest, type Release } from '@ilera/contracts';
import type { Log } from '../log';

type Address = Pick<PrerenderRequest, 'page' | 'pattern' | 'url'>;

/** Warns that a page of a release could not be rendered. */
export type LogPrerenderFailure = ReturnType<typeof createFailureLog>;

const pauseMs = 60_000;
const maxErrorLength = 300;

/** Creates a log of failures with at most one warning a minute for each release and page. */
export function createFailureLog(log: Log) {
  const warned = new LRUCache<string, true>({ max: 1_000, ttl: pauseMs });
  return ({ name: part, version }: Release, address: Address, cause: unknown): void => {
    const { page } = address;
    const key = `${part} ${version} ${page}`;
    if (warned.has(key)) return;
    warned.set(key, true);
    const error = describe(cause, address);
    log.warn({ event: 'prerender-failed', part, version, page, error }, `${key} is not rendered: ${error}`);
  };
}

const word = /[\p{L}\p{N}]+/gu;

/**
 * The first line of an error, in which words of the address that its pattern does not have are masked: a script may throw
 * what it was asked for.
 */
function describe(error: unknown, { url, pattern }: Address): string {
  const [line = ''] = String(error).split('\n', 1);
  const words = new Set(`${url} ${isDecodable(url) ? decodeURIComponent(url) : ''}`.match(word));
  return line
    .replace(word, (one) => (words.has(one) && !pattern.includes(one) ? '…' : one))
    .slice(0, maxErrorLength);
}
