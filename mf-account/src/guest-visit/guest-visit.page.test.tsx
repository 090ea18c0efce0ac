import type { GuestVisit } from '@ilera/contracts/api';
import { clock, useNavigate } from '@ilera/runtime';
import { fakeApi, type FakeApi, renderPage, resetRuntime } from '@ilera/testing';
import { axe } from '@ilera/testing/axe';
import { screen } from '@testing-library/react';
import GuestVisitPage from './guest-visit.page';

const care: GuestVisit = {
  reference: 'APT-1',
  scheduled_at: '2026-12-05T08:30:00.000Z',
  method: 'video',
  state: 'waiting',
  patient: null,
  link: 'https://meet.example/x',
  care_manager: 'Kemi Alade',
  doctor: null,
  note: null,
  prescriptions: [],
  referrals: [],
  files: [],
  can_change: true,
  refunded: false,
};
let server: FakeApi;

beforeEach(() => {
  resetRuntime('care');
  server = fakeApi();
});
// A moment before the day that is chosen, whenever the tests run.
beforeEach(() => clock.follow(Date.parse('2026-11-20T08:00:00Z')));
afterEach(() => clock.follow(Date.now()));

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
  server.on('POST visit', { status: 404 });
  const { unmount } = open('/visit');
  expect(screen.getByRole('heading', { name: 'This link does not open a visit' })).toBeVisible();
  expect(server.requests()).toHaveLength(0);
  unmount();
  open('/visit#wrong');
  expect(await screen.findByRole('heading', { name: 'This link does not open a visit' })).toBeVisible();
});

it('stays the same visit where a skip link without its script replaces the secret in the address', async () => {
  server.data('POST visit', care);
  function Page() {
    const navigate = useNavigate();
    return (
      <>
        <GuestVisitPage />
        <button onClick={() => void navigate('#main')}>Skip</button>
        <button onClick={() => void navigate('#y')}>Another</button>
      </>
    );
  }
  const { user } = renderPage(<Page />, { at: '/visit#x', path: '/visit' });
  expect(await screen.findByRole('heading', { name: 'Your visit' })).toBeVisible();
  await user.click(screen.getByText('Skip'));
  expect(screen.getByRole('heading', { name: 'Your visit' })).toBeVisible();
  await user.click(screen.getByText('Another'));
  expect(await screen.findByRole('heading', { name: 'Your visit' })).toBeVisible();
  expect(server.requests('POST visit').map(({ body }) => body)).toEqual([{ token: 'x' }, { token: 'y' }]);
});

it('can be tried again where the service fails', async () => {
  server.on('POST visit', { status: 500, body: {} });
  const { user } = open('/visit#x');
  const again = await screen.findByRole('button', { name: 'Try again' });
  server.data('POST visit', care);
  await user.click(again);
  expect(await screen.findByRole('heading', { level: 1, name: 'Your visit' })).toBeVisible();
});

const refusal = (words: string) => ({
  status: 422,
  body: { status: 'error', message: words, errors: [words] },
});

it('moves by the secret (R4.97)', async () => {
  server.data('POST visit', care);
  server.data('PUT visit', { ...care, scheduled_at: '2026-12-31T09:15:00.000Z' });
  const { user, container } = open('/visit#x');
  await user.click(await screen.findByRole('button', { name: 'Move' }));
  await user.type(screen.getByLabelText('New day'), '2026-12-31');
  await user.selectOptions(screen.getByLabelText('New time'), '10:15 am');
  expect(await axe(container)).toHaveNoViolations();
  await user.click(screen.getByRole('button', { name: 'Move my visit' }));
  expect(await screen.findByText(/Your visit was moved/)).toBeVisible();
  expect(screen.getByText(/31 December \d{4}, 10:15 AM/)).toBeVisible();
  expect(server.requests('PUT visit')[0]?.body).toEqual({ token: 'x', date: '12-31-2026 10:15 am' });
});

it('cancels by the secret, and says that the money goes back', async () => {
  server.data('POST visit', care);
  server.data('POST visit/cancel', {
    ...care,
    state: 'cancelled',
    link: null,
    can_change: false,
    refunded: true,
  });
  const { user } = open('/visit#x');
  await user.click(await screen.findByRole('button', { name: 'Cancel visit' }));
  expect(screen.getByText(/What you paid goes back to you/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Yes, cancel my visit' }));
  expect(await screen.findByText('This visit was cancelled.')).toBeVisible();
  expect(screen.getByText('What you paid is on its way back to you.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Move' })).not.toBeInTheDocument();
});

it('shows what another tab has made of the visit, and changes nothing within two hours', async () => {
  server.data('POST visit', care);
  const { user } = open('/visit#x');
  await user.click(await screen.findByRole('button', { name: 'Cancel visit' }));
  server.on('POST visit/cancel', refusal('This visit has just been changed. Look at it again.'));
  server.data('POST visit', { ...care, can_change: false });
  await user.click(screen.getByRole('button', { name: 'Yes, cancel my visit' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('This visit has just been changed');
  expect(await screen.findByText(/until two hours before/)).toBeVisible();
});
