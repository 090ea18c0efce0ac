import { drafts, session } from '@ilera/runtime';
import { fakeApi, reads, renderPage, resetRuntime } from '@ilera/testing';
import type { FakeApi } from '@ilera/testing';
import { act, fireEvent, screen } from '@testing-library/react';
import ConditionCheckoutPage from './condition-checkout.page';
import { keepMailOf, mailOf } from './guest-draft';
import type { PaymentResult } from './paid-visit';

const call = 'GET condition/payment/status/PAY-1';
const success = {
  reference: 'PAY-1',
  status: 'success',
  reason: null,
  title: 'Malaria',
  date: '3-14-2036 09:30 am',
  method: 'video',
  amount: 1799.1,
};
let server: FakeApi;
beforeEach(() => {
  resetRuntime();
  server = fakeApi();
});
const setUp = (back = 'trxref=PAY-1&reference=PAY-1') =>
  renderPage(<ConditionCheckoutPage />, {
    at: `/conditioncheckout/3?date=1-1-2026+12%3A00+am&method=message&${back}`,
    path: '/conditioncheckout/:id',
  });

it.each([['reference=PAY-1'], ['trxref=PAY-1']])(
  'says what the API says, not the address (%s)',
  async (back) => {
    server.data(call, success);
    setUp(back);
    const heading = await screen.findByRole('heading', { level: 1, name: 'Your visit is booked' });
    expect(heading).toHaveFocus();
    expect(screen.getByText('Malaria')).toBeVisible();
    expect(screen.getByText(/Friday 14 March 2036, 9:30 AM/)).toBeVisible();
    expect(screen.getByText('By video call')).toBeVisible();
    expect(screen.getByText('N1,799.10')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'What happens next' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Save to my calendar' })).toBeVisible();
  },
);

it('shows and removes the address that was given for this payment only, and the coupon', async () => {
  server.data(call, success);
  keepMailOf('PAY-1', 'ada@example.com');
  keepMailOf('PAY-2', 'eze@example.com');
  drafts.write('coupon:visit', { code: 'TEN' });
  setUp();
  expect(await screen.findByText(reads('ada@example.com'))).toBeVisible();
  expect({ removed: mailOf('PAY-1'), other: mailOf('PAY-2') }).toEqual({
    removed: '',
    other: 'eze@example.com',
  });
  expect(drafts.read('coupon:visit')).toEqual({});
});

it('offers an account to a guest, and not to a person with one', async () => {
  server.data(call, success);
  const guest = setUp();
  const link = await screen.findByRole('link', { name: 'create an account' });
  expect(link.parentElement).toHaveTextContent(/once you have confirmed the address/);
  guest.unmount();
  session.signIn('t');
  setUp();
  await screen.findByRole('heading', { level: 1, name: 'Your visit is booked' });
  expect(screen.queryByRole('link', { name: 'create an account' })).not.toBeInTheDocument();
});

it('offers to pay again after a cancelled payment, at the address without the payment', async () => {
  server.data(call, { ...success, status: 'cancelled', reason: 'The card was declined.' });
  setUp();
  expect(await screen.findByText(/The card was declined\./)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Try to pay again' })).toHaveAttribute(
    'href',
    '/conditioncheckout/3?date=1-1-2026+12%3A00+am&method=message',
  );
});

it('says that money which came goes back, and not that nothing was taken', async () => {
  server.data(call, { ...success, status: 'cancelled', reason: 'You cancelled.', refunded: true });
  setUp();
  expect(await screen.findByRole('heading', { name: 'Your payment goes back to you' })).toBeVisible();
  expect(screen.queryByText(/Nothing was taken/)).not.toBeInTheDocument();
});

it('stays neutral where the API cannot tell', async () => {
  server.on(call, { status: 404 });
  setUp();
  expect(await screen.findByRole('heading', { name: 'We are confirming your payment' })).toBeVisible();
  expect(screen.getByText(/An e-mail will follow/)).toBeVisible();
  expect(screen.queryByText(/booked/)).not.toBeInTheDocument();
});

it.each([
  ['at a press', () => fireEvent.click(screen.getByRole('button', { name: 'Try again' }))],
  ['once the network is back', () => fireEvent(window, new Event('online'))],
])('asks again %s where the API could not be reached', async (_when, askAgain) => {
  server.on(call, { status: 503 });
  setUp();
  await screen.findByRole('button', { name: 'Try again' });
  server.data(call, success);
  askAgain();
  expect(await screen.findByRole('heading', { name: 'Your visit is booked' })).toBeVisible();
});

describe('while the payment is processed', () => {
  const processing: PaymentResult = {
    ...success,
    method: 'video',
    currency: 'NGN',
    status: 'processing',
    authorization_url: null,
    refunded: false,
  };
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());
  const asked = () => server.requests(call).length;
  const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
  /** Shows the page while the payment is processed; what it asks from then on is counted. */
  const setUpProcessing = async () => {
    server.data(call, processing);
    const page = setUp();
    await pass(1);
    const before = asked();
    return { ...page, again: () => asked() - before };
  };

  it('asks again every three seconds until it is paid', async () => {
    const { again } = await setUpProcessing();
    expect(screen.getByRole('heading', { name: 'We are checking your payment' })).toBeVisible();
    await pass(3_000);
    expect(again()).toBe(1);
    server.data(call, { ...processing, status: 'success' });
    await pass(3_001);
    expect(screen.getByRole('heading', { name: 'Your visit is booked' })).toBeVisible();
    await pass(30_000);
    expect(again()).toBe(2);
  });

  it('goes on over polls that fail', async () => {
    await setUpProcessing();
    server.on(call, { status: 503 });
    await pass(6_000);
    expect(screen.getByRole('heading', { name: 'We are checking your payment' })).toBeVisible();
    server.data(call, { ...processing, status: 'success' });
    await pass(10_000);
    expect(screen.getByRole('heading', { name: 'Your visit is booked' })).toBeVisible();
  });

  it('gives up after a minute, without calling it paid or refused', async () => {
    const { again } = await setUpProcessing();
    for (let second = 0; second < 120; second += 3) await pass(3_000);
    expect(screen.getByRole('heading', { name: 'We are confirming your payment' })).toBeVisible();
    expect(again()).toBe(20);
  });

  it('asks again when the person comes back, who may have paid elsewhere', async () => {
    await setUpProcessing();
    const unpaid = { ...processing, authorization_url: 'https://pay.example/PAY-1' };
    server.data(call, unpaid);
    for (let second = 0; second < 120; second += 3) await pass(3_000);
    expect(screen.getByText(/Nothing was taken/)).toBeVisible();
    server.data(call, { ...processing, status: 'success' });
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    await pass(1);
    expect(screen.getByRole('heading', { name: 'Your visit is booked' })).toBeVisible();
  });

  it('stops when the page is left', async () => {
    const { again, unmount } = await setUpProcessing();
    unmount();
    await pass(10_000);
    expect(again()).toBe(0);
  });
});
