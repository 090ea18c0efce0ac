import type { Visit } from '@shared/contracts/api';
import { session } from '@shared/runtime';
import {
  fakeApi,
  type FakeApi,
  makeUser,
  reads,
  renderPage,
  resetRuntime,
  setDeviceZone,
} from '@shared/testing';
import { screen, within } from '@testing-library/react';
import { axe } from '@shared/testing/axe';
import VisitModal from './visit.modal';

const year = new Date().getFullYear();
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

async function open(change: Partial<Visit> = {}) {
  server.data('GET individual/appointment/APT-1', { ...visit, ...change });
  const page = renderPage(<VisitModal payload={{ reference: 'APT-1' }} close={jest.fn()} />);
  await screen.findByText('APT-1');
  return page;
}

it('says when, how, for how much and how it stands', async () => {
  const { container } = await open();
  expect(screen.getByText(/Saturday 5 December 2026, 9:30 AM/)).toHaveTextContent('West Africa Time');
  for (const words of ['By video call', 'N1,999, paid', 'Pending', 'PAY-7'])
    expect(screen.getByText(reads(words))).toBeVisible();
  expect(screen.getByRole('button', { name: 'Save to my calendar' })).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();
});

it('moves to another day and time, in the words that a booking uses', async () => {
  const { user } = await open();
  server.data('PUT individual/appointment/APT-1', { ...visit, scheduled_at: `${year}-12-31T09:15:00.000Z` });
  await user.click(screen.getByRole('button', { name: 'Move' }));
  await user.click(screen.getByRole('button', { name: 'Move my visit' }));
  expect(screen.getByText('Choose a day.')).toBeVisible();
  expect(screen.getByText('Choose a time.')).toBeVisible();
  await user.type(screen.getByLabelText('New day'), `${year}-12-31`);
  await user.selectOptions(
    screen.getByLabelText('New time'),
    screen.getByRole('option', { name: /^10:15 am/ }),
  );
  await user.click(screen.getByRole('button', { name: 'Move my visit' }));
  expect(await screen.findByText(/Your visit was moved/)).toBeVisible();
  expect(server.requests('PUT individual/appointment/APT-1')[0]?.body).toEqual({
    date: `12-31-${year} 10:15 am`,
  });
  expect(screen.getByText(/31 December \d{4}/)).toHaveTextContent('10:15 AM');
});

// R4.45
it('moves to no day of another year, and says when that one opens', async () => {
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Move' }));
  expect(screen.getByLabelText('New day')).toHaveAttribute('max', `${year}-12-31`);
  await user.type(screen.getByLabelText('New day'), `${year + 1}-01-01`);
  await user.selectOptions(
    screen.getByLabelText('New time'),
    screen.getByRole('option', { name: /^10:15 am/ }),
  );
  await user.click(screen.getByRole('button', { name: 'Move my visit' }));
  expect(screen.getByText(`Dates of ${year + 1} open on 1 January.`)).toBeVisible();
  expect(server.requests('PUT individual/appointment/APT-1')).toHaveLength(0);
});

it('shows which times are full, and takes none of them', async () => {
  resetRuntime('visits', 'hours');
  server.on('GET slots', ({ query }) => ({
    body: { status: 'success', data: { open: query.day !== `${year}-12-30`, full: ['10:15 am'] } },
  }));
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Move' }));
  await user.selectOptions(screen.getByLabelText('New time'), '10:15 am');
  await user.type(screen.getByLabelText('New day'), `${year}-12-31`);
  expect(await screen.findByText('This time is full. The next free one is 10:30 am.')).toBeVisible();
  expect(screen.getByRole('option', { name: '10:15 am, full' })).toBeDisabled();
  await user.click(screen.getByRole('button', { name: 'Move my visit' }));
  await user.clear(screen.getByLabelText('New day'));
  await user.type(screen.getByLabelText('New day'), `${year}-12-30`);
  expect(await screen.findByText(/We are closed on this day/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Move my visit' }));
  expect(server.requests('PUT individual/appointment/APT-1')).toHaveLength(0);
  expect(server.requests('GET slots')[0]?.query).toEqual({ day: `${year}-12-31`, method: 'video' });
});

it('says the new time in words, and on the own clock of somebody abroad', async () => {
  setDeviceZone('America/New_York');
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Move' }));
  await user.type(screen.getByLabelText('New day'), `${year}-12-31`);
  await user.selectOptions(
    screen.getByLabelText('New time'),
    screen.getByRole('option', { name: /^10:15 am/ }),
  );
  const chosen = within(screen.getByRole('form', { name: 'Move this visit' })).getByRole('status');
  expect(chosen).toHaveTextContent(/31 December \d{4}, 10:15 AM \(West Africa Time\)/);
  expect(chosen).toHaveTextContent(/Where you are: \S+ 31 December, 4:15 AM/);
  jest.restoreAllMocks();
});

it('keeps what was chosen when the new time is refused', async () => {
  const { user } = await open();
  const words = 'You already have a visit at this time. Choose another time.';
  server.on('PUT individual/appointment/APT-1', {
    status: 422,
    body: { status: 'error', message: words, errors: { date: [words] } },
  });
  await user.click(screen.getByRole('button', { name: 'Move' }));
  await user.type(screen.getByLabelText('New day'), `${year}-12-31`);
  await user.selectOptions(
    screen.getByLabelText('New time'),
    screen.getByRole('option', { name: /^11:45 pm/ }),
  );
  await user.click(screen.getByRole('button', { name: 'Move my visit' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(words);
  expect(screen.getByLabelText('New day')).toHaveValue(`${year}-12-31`);
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

it('has what the clinic left where our own API runs, and asks no other one for it', async () => {
  await open();
  expect(server.requests().filter(({ path }) => path.endsWith('/care'))).toHaveLength(0);
  resetRuntime('visits', 'care');
  server.on('GET individual/appointment/APT-1/care', { status: 500, body: {} });
  await open();
  expect(await screen.findByRole('region', { name: 'Your care' })).toBeVisible();
});
