import type { Care } from '@shared/contracts/api';
import { fakeApi, type FakeApi, renderPage, resetRuntime } from '@shared/testing';
import { axe } from '@shared/testing/axe';
import { screen } from '@testing-library/react';
import GuestVisitPage from './guest-visit.page';

const care: Care = {
  reference: 'APT-1',
  scheduled_at: '2026-12-05T08:30:00.000Z',
  method: 'video',
  state: 'waiting',
  link: 'https://meet.example/x',
  care_manager: 'Kemi Alade',
  doctor: null,
  note: null,
  prescriptions: [],
  referrals: [],
};
let server: FakeApi;

beforeEach(() => {
  resetRuntime('care');
  server = fakeApi();
});

const open = (at: string) => renderPage(GuestVisitPage, { at, path: '/visit' });

it('opens by the secret behind #, which is in no address of a request', async () => {
  server.data('POST visit', care);
  const { container } = open('/visit#APT-1.s%C3%A9cret');
  expect(await screen.findByText(/Saturday 5 December 2026, 9:30 AM/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go to the consultation' })).toBeVisible();
  expect(server.requests('POST visit')[0]?.body).toEqual({ token: 'APT-1.sécret' });
  expect(await axe(container)).toHaveNoViolations();
});

it.each([
  ['finished', 'This visit is over.'],
  ['no-show', 'Nobody came to this visit.'],
  ['cancelled', 'This visit was cancelled.'],
] as const)('says of a %s visit: %s', async (state, text) => {
  server.data('POST visit', { ...care, state, link: null });
  open('/visit#x');
  expect(await screen.findByText(text)).toBeVisible();
});

it('asks nothing without a secret, and says so of a wrong one', async () => {
  const { unmount } = open('/visit');
  expect(screen.getByRole('heading', { name: 'This link does not open a visit' })).toBeVisible();
  expect(server.requests()).toHaveLength(0);
  unmount();
  open('/visit#wrong');
  expect(await screen.findByRole('heading', { name: 'This link does not open a visit' })).toBeVisible();
});

it('can be tried again where the service fails', async () => {
  server.on('POST visit', { status: 500, body: {} });
  const { user } = open('/visit#x');
  const again = await screen.findByRole('button', { name: 'Try again' });
  server.data('POST visit', care);
  await user.click(again);
  expect(await screen.findByRole('heading', { level: 1, name: 'Your visit' })).toBeVisible();
});
