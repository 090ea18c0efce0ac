import { LRUCache } from 'lru-cache';
import type { Release } from '@ilera/contracts';
import type { Log } from '../log';

/** Warns that a page of a release could not be rendered. */
export type LogPrerenderFailure = ReturnType<typeof createFailureLog>;

const pauseMs = 60_000;

/** Creates a log of failures with at most one warning a minute for each release and page. */
export function createFailureLog(log: Log) {
  const warned = new LRUCache<string, true>({ max: 1_000, ttl: pauseMs });
  return ({ name: part, version }: Release, page: string, cause: unknown): void => {
    const key = `${part} ${version} ${page}`;
    if (warned.has(key)) return;
    warned.set(key, true);
    const [error = ''] = String(cause).split('\n', 1);
    log.warn(
      { event: 'prerender-failed', part, version, page, error },
      `${key} could not be rendered for a page load: ${error}`,
    );
  };
}
