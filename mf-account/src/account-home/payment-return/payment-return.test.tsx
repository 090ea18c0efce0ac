import { withoutPayment } from '@ilera/forms';
import { modals, runtimeConfig, session } from '@ilera/runtime';
import { fakeApi, type FakeApi, makeUser, reads, renderPage, resetRuntime } from '@ilera/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { PaymentReturn, referenceIn } from './payment-return';

let server: FakeApi;
const settled = jest.fn();
beforeEach(() => {
  resetRuntime();
  session.signIn('token');
  session.setUser(makeUser({ id: 1 }));
  settled.mockClear();
  server = fakeApi();
});

const open = (query: string) =>
  renderPage(<PaymentReturn onSettled={settled} />, { at: `/account/home${query}` });
const result = (changes: object) =>
  server.data('GET individual/payment/:reference', {
    reference: 'R1',
    kind: 'plan',
    status: 'success',
    description: 'Family Care',
    amount: 52_000,
    ...changes,
  });

it('confirms what the API says was paid, cleans the address, and asks for the new profile', async () => {
  result({});
  const { address, user } = open('?reference=R1&trxref=R1&keep=1');
  expect(await screen.findByText('Payment received')).toBeVisible();
  expect(screen.getByText(reads(/₦52,000 for Family Care/))).toBeVisible();
  expect(address.current).toBe('/account/home?keep=1');
  expect(settled).toHaveBeenCalledTimes(1);
  await user.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(screen.queryByText('Payment received')).not.toBeInTheDocument();
});

it('names no amount where the API names none', async () => {
  result({ amount: undefined, description: undefined });
  open('?reference=R1');
  expect(await screen.findByText('Payment received')).toBeVisible();
  expect(screen.queryByText(/₦/)).not.toBeInTheDocument();
});

it('does not call a card update a payment (A9.1)', async () => {
  result({ kind: 'card' });
  open('?reference=R1');
  expect(await screen.findByText('Your card was updated')).toBeVisible();
  expect(settled).toHaveBeenCalledTimes(1);
});

it('says why a payment was refused, and changes nothing', async () => {
  result({ status: 'cancelled', reason: 'The card was declined.' });
  open('?reference=R1');
  expect(await screen.findByText('The payment did not go through')).toBeVisible();
  expect(screen.getByText(/The card was declined/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Choose a plan again' })).toHaveAttribute('href', '/health-plans');
  expect(settled).not.toHaveBeenCalled();
});

it('speaks of the card, not of a plan, when a card update was cancelled', async () => {
  sessionStorage.setItem('plan_checkout', '/plan-checkout/3?quantity=4');
  result({ kind: 'card', status: 'cancelled', reason: null });
  open('?reference=R1');
  expect(await screen.findByRole('link', { name: 'Update your card again' })).toHaveAttribute(
    'href',
    '/account/health_plan',
  );
  expect(screen.queryByText(/plan/i)).not.toBeInTheDocument();
});

it('says that the card stays as it was when its update was left, and leads back to it', async () => {
  result({ kind: 'card', status: 'processing', authorization_url: 'https://pay.example/1' });
  open('?reference=R1');
  expect(await screen.findByText('Your card is not updated yet')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Continue with the card' })).toBeVisible();
  expect(screen.queryByText(/payment is not finished/)).not.toBeInTheDocument();
});

it('opens the receipt of what was paid, with our own API', async () => {
  runtimeConfig.features = ['receipts'];
  result({});
  const { user } = open('?reference=R1');
  await user.click(await screen.findByRole('button', { name: 'Receipt' }));
  expect(modals.current).toEqual({ type: 'receipt', payload: { reference: 'R1' } });
});

it('leads back to the checkout that the payment was started from', async () => {
  sessionStorage.setItem('plan_checkout', '/plan-checkout/3?quantity=4&frequency=annual');
  result({ status: 'cancelled' });
  open('?reference=R1');
  expect(await screen.findByRole('link', { name: 'Try again' })).toHaveAttribute(
    'href',
    '/plan-checkout/3?quantity=4&frequency=annual',
  );
});

it.each([
  ['has no such call', { status: 404 }],
  ['is down', { status: 500 }],
  ['says nothing', { body: { data: null } }],
])('stays neutral when the API %s', async (_, answer) => {
  server.on('GET individual/payment/:reference', answer);
  open('?reference=R1');
  expect(await screen.findByText(/We are confirming your payment, an e-mail will follow/)).toBeVisible();
  expect(settled).not.toHaveBeenCalled();
});

describe('in a tab that the phone has closed and restores', () => {
  /** Opens the home of a restored tab, whose address has no reference. */
  const restore = () => open('');
  const hide = (hidden: boolean) => {
    jest.spyOn(document, 'hidden', 'get').mockReturnValue(hidden);
    fireEvent(document, new Event('visibilitychange'));
  };
  afterEach(() => jest.restoreAllMocks());

  it('shows the payment until its outcome is seen', async () => {
    result({ status: 'processing', authorization_url: 'https://pay.example/1' });
    const left = open('?reference=R1');
    expect(await screen.findByText('Your payment is not finished')).toBeVisible();
    left.unmount();
    result({});
    const restored = restore();
    expect(await screen.findByText('Payment received')).toBeVisible();
    expect(settled).toHaveBeenCalledTimes(1);
    restored.unmount();
    expect(restore().container).toBeEmptyDOMElement();
  });

  it('shows an outcome that came while another page was in front', async () => {
    hide(true);
    result({});
    const left = open('?reference=R1');
    expect(await screen.findByText('Payment received')).toBeVisible();
    left.unmount();
    const restored = restore();
    expect(await screen.findByText('Payment received')).toBeVisible();
    hide(false);
    restored.unmount();
    expect(restore().container).toBeEmptyDOMElement();
  });

  it('shows nobody else the payment, and its owner later', async () => {
    result({ status: 'processing', authorization_url: 'https://pay.example/1' });
    const left = open('?reference=R1');
    expect(await screen.findByText('Your payment is not finished')).toBeVisible();
    act(() => session.expire('token'));
    left.unmount();
    session.signIn('theirs');
    session.setUser(makeUser({ id: 2 }));
    const theirs = restore();
    expect(theirs.container).toBeEmptyDOMElement();
    theirs.unmount();
    session.signIn('mine again');
    session.setUser(makeUser({ id: 1 }));
    restore();
    expect(await screen.findByText('Your payment is not finished')).toBeVisible();
  });

  it('shows no payment whose outcome was seen beside an open panel', async () => {
    jest.useFakeTimers();
    result({ status: 'processing' });
    const left = open('?reference=R1');
    await act(() => jest.advanceTimersByTimeAsync(1_000));
    // A panel adds a history entry.
    history.pushState({ ...history.state, panels: 1 }, '');
    result({});
    await act(() => jest.advanceTimersByTimeAsync(60_000));
    expect(screen.getByText('Payment received')).toBeVisible();
    left.unmount();
    jest.useRealTimers();
    const back = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
    history.back();
    await back;
    expect(restore().container).toBeEmptyDOMElement();
  });

  it('shows no payment that was dismissed', async () => {
    result({ status: 'processing', authorization_url: 'https://pay.example/1' });
    const left = open('?reference=R1');
    await left.user.click(await screen.findByRole('button', { name: 'Dismiss' }));
    left.unmount();
    expect(restore().container).toBeEmptyDOMElement();
  });
});

it('asks again at a press where the network was lost on the way back from the provider', async () => {
  server.on('GET individual/payment/:reference', { status: 503 });
  const { user } = open('?reference=R1');
  const again = await screen.findByRole('button', { name: 'Check again' });
  result({});
  await user.click(again);
  expect(await screen.findByText('Payment received')).toBeVisible();
  expect(settled).toHaveBeenCalledTimes(1);
});

it('asks nothing and shows nothing without a reference', () => {
  const { container } = open('');
  expect(container).toBeEmptyDOMElement();
  expect(server.requests()).toHaveLength(0);
});

it('asks again while the payment is pending, four times at most', async () => {
  jest.useFakeTimers();
  result({ status: 'processing' });
  open('?reference=R1');
  for (let round = 0; round < 10; round += 1) await act(() => jest.advanceTimersByTimeAsync(6_000));
  expect(settled).not.toHaveBeenCalled();
  expect(server.requests()).toHaveLength(4);
  expect(screen.getByText(/We are confirming your payment/)).toBeVisible();
  jest.useRealTimers();
});

it('learns of a payment that settles while it asks', async () => {
  jest.useFakeTimers();
  result({ status: 'processing' });
  open('?reference=R1');
  await act(() => jest.advanceTimersByTimeAsync(1_000));
  expect(screen.getByText(/We are confirming your payment/)).toBeVisible();
  result({});
  await act(() => jest.advanceTimersByTimeAsync(60_000));
  expect(settled).toHaveBeenCalledTimes(1);
  expect(screen.getByText('Payment received')).toBeVisible();
  jest.useRealTimers();
});

it('drops an answer for a page that is gone', async () => {
  let answer: (value: object) => void = () => {};
  server.on('GET individual/payment/:reference', () => new Promise((resolve) => (answer = resolve)));
  const { unmount } = open('?reference=R1');
  await waitFor(() => expect(server.requests()).toHaveLength(1));
  unmount();
  await act(async () => answer({ body: { data: { status: 'success' } } }));
  expect(settled).not.toHaveBeenCalled();
});

it.each([
  ['reference=PAY-1', 'PAY-1'],
  ['trxref=T.1_2=', 'T.1_2='],
  ['reference=<script>', null],
  [`reference=${'x'.repeat(101)}`, null],
  ['', null],
])('reads the query %j as the reference %j', (query, expected) => {
  expect(referenceIn(new URLSearchParams(query))).toBe(expected);
});

it('takes out only what a provider added', () => {
  expect(withoutPayment(new URLSearchParams('a=1&reference=x&trxref=y&status=ok')).toString()).toBe('a=1');
});
