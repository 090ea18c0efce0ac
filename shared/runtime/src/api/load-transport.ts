import { NetworkError } from './errors';
import type * as Transport from './send-request';

/**
 * Loads the code that sends requests, including axios. It is a separate script, because a page whose data came with its
 * document sends none.
 * @throws NetworkError if the script fails to load, before any request was sent
 */
export async function loadTransport(): Promise<typeof Transport> {
  try {
    // tsc-alias, which completes the import for the published package, takes the first quoted text for its path.
    return await import(/* webpackChunkName: `lazy.http` */ './send-request');
  } catch (cause) {
    throw new NetworkError('The code for requests did not load', { cause });
  }
}

/** Loads that code ahead of the first request. A failure stays silent: the first request tries again. */
export async function prepareRequests(): Promise<void> {
  await loadTransport().catch(() => undefined);
}
