import type { AccessEntry } from '@ilera/contracts/api';
import { session } from '@ilera/runtime';
import { fakeApi, makeUser, renderPage, resetRuntime, type FakeApi } from '@ilera/testing';
import { screen } from '@testing-library/react';
import { axe } from '@ilera/testing/axe';
import { AccessLog, accessSentence } from './access-log';

const CALL = 'GET individual/data/access';
let server: FakeApi;
beforeEach(() => {
  resetRuntime();
  session.signIn('token');
  session.setUser(makeUser({ id: 7 }));
  server = fakeApi();
});

const entry = (changes: Partial<AccessEntry> = {}): AccessEntry => ({
  id: 1,
  at: '2026-11-01T08:00:00.000Z',
  who: 'staff',
  action: 'read',
  what: 'evidence',
  record: 'CLM-1',
  columns: [],
  network: 'abcdef012345',
  from_here: false,
  ...changes,
});
const answer = (rows: AccessEntry[], total = rows.length) => server.data(CALL, { data: rows, total });
const open = () => renderPage(<AccessLog />);

it('says who did what with which record, when and from where', async () => {
  answer([
    entry(),
    entry({ id: 2, who: 'you', action: 'changed', what: 'visit', record: 'APT-9', from_here: true }),
  ]);
  const { container } = open();
  expect(await screen.findByText(/The clinic read evidence of the claim/)).toBeVisible();
  expect(screen.getByText('CLM-1')).toBeVisible();
  expect(screen.getByText(/from network abcdef$/)).toBeVisible();
  expect(screen.getByText(/You changed the visit/)).toBeVisible();
  expect(screen.getByText(/from the network that you use now/)).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();
});

it('leaves out what the person read themselves until asked for it', async () => {
  answer([]);
  const { user } = open();
  expect(await screen.findByText('Nothing yet.')).toBeVisible();
  expect(server.requests(CALL)[0]?.query).not.toHaveProperty('own_reads');
  answer([entry({ who: 'you', what: 'profile', record: null })]);
  await user.click(screen.getByLabelText('Show what I read myself'));
  expect(await screen.findByText(/You read your profile/)).toBeVisible();
  expect(server.requests(CALL).at(-1)?.query).toMatchObject({ own_reads: 'true' });
});

it('can be tried again, and pages', async () => {
  server.on(CALL, null);
  const { user } = open();
  const again = await screen.findByRole('button', { name: 'Try again' });
  server.on(CALL, ({ query }) => ({
    body: { status: 'success', data: { data: [entry({ record: `CLM-${query.page}` })], total: 7 } },
  }));
  await user.click(again);
  expect(await screen.findByText('CLM-1')).toBeVisible();
  await user.click(screen.getByRole('button', { name: /Page 2|^2$/ }));
  expect(await screen.findByText('CLM-2')).toBeVisible();
});

it('has words for kinds that a newer API may add', () => {
  const newer = { ...entry(), what: 'consent', action: 'sealed', who: 'robot' } as unknown as AccessEntry;
  expect(accessSentence(newer)).toBe('Somebody used data');
});
