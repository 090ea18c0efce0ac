import { LRUCache } from 'lru-cache';
import { isDecodable, type PrerenderRequest, type Release } from '@ilera/contracts';
import type { Log } from '../log';

const pauseMs = 60_000;
const maxErrorLength = 300;

/** Warns that a page of a release could not be rendered. */
export type LogPrerenderFailure = (
  release: Release,
  address: Pick<PrerenderRequest, 'page' | 'pattern' | 'url'>,
  error: unknown,
) => void;

/** Creates a log of failures with at most one warning a minute for each release and page. */
export function createFailureLog(log: Log): LogPrerenderFailure {
  const warned = new LRUCache<string, true>({ max: 1_000, ttl: pauseMs });
  return ({ name: part, version }, { page, pattern, url }, cause) => {
    const key = `${part} ${version} ${page}`;
    if (warned.has(key)) return;
    warned.set(key, true);
    const error = withoutAddress(String(cause).split('\n', 1)[0] ?? '', url, pattern).slice(
      0,
      maxErrorLength,
    );
    log.warn(
      { event: 'prerender-failed', part, version, page, error },
      `${part} ${version} cannot render ${page}: ${error}`,
    );
  };
}

const word = /[\p{L}\p{N}]+/gu;

/** Masks the words of an address that its pattern does not have, because a script may throw what it was asked for. */
function withoutAddress(text: string, url: string, pattern: string): string {
  const personal = new Set(`${url} ${isDecodable(url) ? decodeURIComponent(url) : ''}`.match(word));
  return text.replace(word, (one) => (personal.has(one) && !pattern.includes(one) ? '…' : one));
}
