import type { InternalAxiosRequestConfig } from 'axios';
import { api, session } from './instances';

it('sends the token that is stored at the moment of each request (P7.2)', async () => {
  const sent: unknown[] = [];
  api.setAdapter((config: InternalAxiosRequestConfig) => {
    sent.push(config.headers.get('Authorization'));
    return Promise.resolve({ data: {}, status: 200, statusText: '', headers: {}, config });
  });
  session.signIn('first');
  await api.get('one');
  // Written without the session; a tab gets no storage event for its own changes.
  localStorage.setItem('ACCESS_TOKEN', 'second');
  await api.get('two');
  localStorage.removeItem('ACCESS_TOKEN');
  await api.get('three');
  expect(sent).toEqual(['Bearer first', 'Bearer second', 'Bearer']);
  expect(session.signedIn).toBe(false);
});
