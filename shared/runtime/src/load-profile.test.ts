import { fakeApi, makeUser, resetRuntime } from '../../testing/src';
import { session } from './instances';
import { loadProfile, reloadProfile } from './load-profile';

beforeEach(resetRuntime);

it('asks nothing without a token (P4.9)', async () => {
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

it('reads a record of an API that leaves fields out as every other response', async () => {
  fakeApi().data('GET individual/profile', { id: 7, plan: { name: 'Care' }, appointments_count: '3' });
  session.signIn('abc');
  await loadProfile();
  expect(session.user).toMatchObject({
    first_name: '',
    plan: { name: 'Care', type: '', price: 0 },
    appointments_count: 3,
    recent_appointments: [],
  });
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

it('after a change drops the response of a request that began before it', async () => {
  const server = fakeApi();
  session.signIn('abc');
  const first = { answer: (): void => undefined };
  const isAnswered = new Promise<void>((resolve) => (first.answer = resolve));
  server.on('GET individual/profile', async () => {
    await isAnswered;
    return { body: { data: makeUser({ first_name: 'Before' }) } };
  });
  const before = loadProfile();
  await new Promise((resolve) => setTimeout(resolve, 0));
  server.data('GET individual/profile', makeUser({ first_name: 'After' }));
  const after = reloadProfile();
  first.answer();
  await Promise.all([before, after]);
  expect(session.user?.first_name).toBe('After');
  expect(server.requests('GET individual/profile')).toHaveLength(2);
});
