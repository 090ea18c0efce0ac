import type { InternalAxiosRequestConfig } from 'axios';
import { drafts } from './drafts';
import { api, session } from './instances';
import { clock } from './server-clock';

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

it('drops drafts that are too old at the start, once the time is known (R5.15)', () => {
  const store = (names: Record<string, number>) =>
    localStorage.setItem(
      'draft',
      JSON.stringify(Object.fromEntries(Object.entries(names).map(([name, until]) => [name, { until }]))),
    );
  const minute = 60_000;
  store({ '7:claim': Date.now() - minute, '8:profile': Date.now() + minute });
  drafts.prune();
  expect(localStorage.getItem('draft')).toContain('7:claim');
  clock.follow(Date.now());
  drafts.prune();
  expect(Object.keys(JSON.parse(localStorage.getItem('draft') ?? '{}') as object)).toEqual(['8:profile']);
  store({ '7:claim': Date.now() - minute });
  drafts.prune();
  expect(localStorage.getItem('draft')).toBeNull();
});
