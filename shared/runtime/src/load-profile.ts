import { loadTransport } from './api/load-transport';
import { api, session } from './instances';

let inFlight: { token: string; done: Promise<void> } | null = null;

/**
 * Loads `individual/profile` into the session; concurrent callers share one request. Does nothing without a token.
 * Throws the client's errors; drops a response whose session has ended meanwhile.
 */
export function loadProfile(): Promise<void> {
  return inFlight && inFlight.token === session.token ? inFlight.done : reloadProfile();
}

/**
 * Loads the profile in a separate request, after a change of the account: an earlier request may answer with the old
 * state, so its response is dropped. Otherwise like `loadProfile`.
 */
export function reloadProfile(): Promise<void> {
  const { token } = session;
  if (!token) return Promise.resolve();
  const request = { token, done: Promise.resolve() };
  inFlight = request;
  request.done = fetchProfile(token, () => inFlight === request).finally(() => {
    if (inFlight === request) inFlight = null;
  });
  return request.done;
}

/** Drops the response if a newer request for the same session exists, and awaits that one. */
async function fetchProfile(token: string, isNewest: () => boolean): Promise<void> {
  // In the script that sends requests: a page without an account needs neither.
  await loadTransport();
  const { profile } = await import(/* webpackChunkName: "lazy.http" */ '@ilera/contracts/calls');
  const user = await api.call(profile);
  if (session.token !== token) return;
  if (!isNewest()) return inFlight?.done;
  session.setUser(user);
}
