import type { Visit } from '@ilera/contracts/api';
import { clock, session } from '@ilera/runtime';
import { fakeApi, type FakeApi, makeUser, reads, renderPage, resetRuntime } from '@ilera/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { AccountPage } from '../profile/account-page';
import VisitModal from './visit.modal';

const visit: Visit = {
  id: 1,
  reference: 'APT-1',
  description: 'Payment for Malaria condition',
  created_at: '2026-11-01T08:00:00.000Z',
  status: 'processing',
  method: 'video',
  scheduled_at: '2026-12-05T08:30:00.000Z',
  amount: 1999,
  payment_reference: 'PAY-7',
  can_move: true,
  can_cancel: true,
  refunded: false,
};
let server: FakeApi;

beforeEach(() => {
  resetRuntime('visits');
  session.signIn('t');
  session.setUser(makeUser());
  server = fakeApi();
});
// A moment before the day that is chosen, whenever the tests run.
beforeEach(() => clock.follow(Date.parse('2026-11-20T08:00:00Z')));
afterEach(() => clock.follow(Date.now()));

async function open(change: Partial<Visit> = {}) {
  server.data('GET individual/appointment/APT-1', { ...visit, ...change });
  const page = renderPage(<VisitModal payload={{ reference: 'APT-1' }} close={jest.fn()} />);
  await screen.findByText('APT-1');
  return page;
}

it('says when, how, for how much and how it stands', async () => {
  await open();
  expect(screen.getByText(/Saturday 5 December 2026, 9:30 AM/)).toHaveTextContent('West Africa Time');
  for (const words of ['By video call', 'N1,999, paid', 'Pending', 'PAY-7'])
    expect(screen.getByText(reads(words))).toBeVisible();
  expect(screen.getByRole('button', { name: 'Save to my calendar' })).toBeVisible();
});

it('moves to another day and time, in the words that a booking uses', async () => {
  const { user } = await open();
  server.data('PUT individual/appointment/APT-1', { ...visit, scheduled_at: '2026-12-31T09:15:00.000Z' });
  await user.click(screen.getByRole('button', { name: 'Move' }));
  expect(screen.getByLabelText('New day')).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Move my visit' }));
  expect(screen.getByText('Choose a day.')).toBeVisible();
  expect(screen.getByText('Choose a time.')).toBeVisible();
  await user.type(screen.getByLabelText('New day'), '2026-12-31');
  await user.selectOptions(
    screen.getByLabelText('New time'),
    screen.getByRole('option', { name: /^10:15 am/ }),
  );
  await user.click(screen.getByRole('button', { name: 'Move my visit' }));
  expect(await screen.findByText(/Your visit was moved/)).toBeVisible();
  expect(document.activeElement).toHaveTextContent(/^Your visit was moved/);
  expect(server.requests('PUT individual/appointment/APT-1')[0]?.body).toEqual({
    date: '12-31-2026 10:15 am',
  });
  expect(screen.getByText(/31 December \d{4}/)).toHaveTextContent('10:15 AM');
});

it('shows what another tab has made of the visit when a change is refused', async () => {
  const { user } = await open();
  const words = 'This visit has begun, is over or was cancelled.';
  await user.click(screen.getByRole('button', { name: 'Cancel visit' }));
  server.on('POST individual/appointment/APT-1/cancel', {
    status: 422,
    body: { status: 'error', message: words, errors: [words] },
  });
  server.data('GET individual/appointment/APT-1', { ...visit, status: 'success', can_move: false });
  await user.click(screen.getByRole('button', { name: 'Yes, cancel my visit' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(words);
  expect(screen.getByText('Completed')).toBeVisible();
});

it('cancels after asking once more', async () => {
  const { user } = await open();
  server.data('POST individual/appointment/APT-1/cancel', {
    ...visit,
    status: 'cancelled',
    can_move: false,
    can_cancel: false,
    refunded: true,
  });
  await user.click(screen.getByRole('button', { name: 'Cancel visit' }));
  await user.click(screen.getByRole('button', { name: 'Keep it' }));
  expect(server.requests('POST individual/appointment/APT-1/cancel')).toHaveLength(0);
  await user.click(screen.getByRole('button', { name: 'Cancel visit' }));
  await user.click(screen.getByRole('button', { name: 'Yes, cancel my visit' }));
  expect(await screen.findByText(/Your visit was cancelled/)).toBeVisible();
  expect(screen.getByText(/on its way back/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Move' })).not.toBeInTheDocument();
});

it('offers no change within two hours of it', async () => {
  await open({ can_move: false, can_cancel: false });
  expect(screen.getByText(/until two hours before/)).toBeVisible();
  expect(screen.queryByRole('button', { name: /Move|Cancel/ })).not.toBeInTheDocument();
});

it('can be tried again when it could not be loaded', async () => {
  server.on('GET individual/appointment/APT-1', null);
  const { user } = renderPage(<VisitModal payload={{ reference: 'APT-1' }} close={jest.fn()} />);
  const again = await screen.findByRole('button', { name: 'Try again' });
  server.data('GET individual/appointment/APT-1', visit);
  await user.click(again);
  expect(await screen.findByText('APT-1')).toBeVisible();
});

it('asks only our own API for what the clinic left, without which the visit stays', async () => {
  const { unmount } = await open();
  expect(server.requests().filter(({ path }) => path.endsWith('/care'))).toHaveLength(0);
  unmount();
  resetRuntime('visits', 'care');
  server.on('GET individual/appointment/APT-1/care', { status: 500, body: {} });
  await open();
  const care = within(await screen.findByRole('region', { name: 'Your care' }));
  expect(await care.findByRole('button', { name: 'Try again' })).toBeVisible();
  expect(screen.getByText('APT-1')).toBeVisible();
});

it('loads the profile again after a change: the home and the bell tell of visits', async () => {
  server.data('GET individual/appointment/APT-1', visit);
  server.data('GET individual/profile', makeUser());
  const Page = () => (
    <AccountPage heading="History" pending={<p />}>
      {() => <VisitModal payload={{ reference: 'APT-1' }} close={jest.fn()} />}
    </AccountPage>
  );
  const { user } = renderPage(<Page />);
  await user.click(await screen.findByRole('button', { name: 'Cancel visit' }));
  server.data('POST individual/appointment/APT-1/cancel', { ...visit, status: 'cancelled' });
  await user.click(screen.getByRole('button', { name: 'Yes, cancel my visit' }));
  await waitFor(() => expect(server.requests('GET individual/profile')).toHaveLength(1));
});
