import { fakeApi, makeUser, resetRuntime } from '@shared/testing';
import { session } from './live';
import { loadProfile } from './load-profile';

beforeEach(resetRuntime);

it('asks nothing without a token', async () => {
  const server = fakeApi();
  await loadProfile();
  expect(server.requests()).toHaveLength(0);
});

it('stores the answer, asking once for callers at the same moment', async () => {
  const server = fakeApi();
  server.data('GET individual/profile', makeUser({ first_name: 'Chidi' }));
  session.signIn('abc');
  await Promise.all([loadProfile(), loadProfile()]);
  expect(session.user?.first_name).toBe('Chidi');
  expect(server.requests('GET individual/profile')).toHaveLength(1);
});

it('drops an answer that belongs to a session which has ended', async () => {
  const server = fakeApi();
  server.data('GET individual/profile', makeUser());
  session.signIn('abc');
  const loading = loadProfile();
  session.clear();
  await loading;
  expect(session.user).toBeNull();
  expect(localStorage.getItem('USER')).toBeNull();
});
