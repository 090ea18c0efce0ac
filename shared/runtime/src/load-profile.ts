import type { User } from '@shared/contracts/api';
import { api, session } from './live';

let inFlight: { token: string; done: Promise<void> } | null = null;

/**
 * Loads `individual/profile` into the session; concurrent callers share one request. Does nothing without a
 * token. Throws the client's errors; a response for a session that has ended meanwhile is dropped.
 */
export function loadProfile(): Promise<void> {
  const { token } = session;
  if (!token) return Promise.resolve();
  if (inFlight?.token === token) return inFlight.done;
  const done = fetchProfile(token).finally(() => {
    if (inFlight?.token === token) inFlight = null;
  });
  inFlight = { token, done };
  return done;
}

async function fetchProfile(token: string): Promise<void> {
  const answer = await api.get<{ data?: User | null }>('individual/profile');
  if (session.token === token && answer?.data) session.setUser(answer.data);
}
