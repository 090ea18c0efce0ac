import { NetworkError } from './errors';
import type * as Transport from './send-request';

/**
 * The code that sends requests, axios in it, is a script of its own, because a page whose data came with its
 * document sends none.
 * @throws NetworkError where the script does not arrive; nothing was sent then
 */
export async function loadTransport(): Promise<typeof Transport> {
  try {
    return await import(/* webpackChunkName: "lazy.http" */ './send-request');
  } catch (cause) {
    throw new NetworkError('The code for requests did not load', { cause });
  }
}

/** Fetches that code before there is a request. A failure is silent: the first request tries again. */
export async function prepareRequests(): Promise<void> {
  await loadTransport().catch(() => undefined);
}
