import { toasts } from '@ilera/runtime';
import type { FakeApi } from '@ilera/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { openCheckout, packages, pay, payment, prepareCheckout } from './testing/open-checkout';

let server: FakeApi;
let left: jest.SpyInstance;

beforeEach(() => {
  ({ server, left } = prepareCheckout());
});

const paid = () => server.requests('POST individual/subscribe_plan');

it('sends exactly the keys of the contract, then leaves for the payment page', async () => {
  const { user } = openCheckout();
  await packages();
  await user.click(screen.getByLabelText('Save my card details for future payments'));
  await user.click(pay());
  await waitFor(() => expect(left).toHaveBeenCalledWith(payment));
  expect(paid()).toHaveLength(1);
  expect(paid()[0]?.body).toEqual({
    first_name: 'Amara',
    last_name: 'Okafor',
    phone_number: '08031234567',
    redirect_url: 'http://localhost/account/home',
    plan_id: 3,
    currency: 'NGN',
    save_card: true,
    frequency: 'quarter',
    quantity: 3,
  });
  expect(paid()[0]?.headers.Authorization).toBe('Bearer t');
  expect(toasts.current).toMatchObject({ type: 'success', message: 'Redirecting to payment page...' });
});

it('sends one request for many presses of Pay, and works again when the browser comes back', async () => {
  const { user } = openCheckout();
  await packages();
  await user.dblClick(pay());
  await waitFor(() => expect(left).toHaveBeenCalled());
  await user.click(pay());
  expect(paid()).toHaveLength(1);
  expect(pay()).toHaveAttribute('aria-busy', 'true');
  await act(async () => void window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  expect(pay()).not.toHaveAttribute('aria-busy');
  expect(screen.getByLabelText('First Name')).toHaveValue('Amara');
});

it.each([['https://evil.example/pay'], ['javascript:alert(1)'], [''], [null]])(
  'does not follow %p',
  async (authorization_url) => {
    server.data('POST individual/subscribe_plan', { authorization_url });
    const { user } = openCheckout();
    await packages();
    await user.click(pay());
    await waitFor(() => expect(toasts.current?.type).toBe('error'));
    expect(left).not.toHaveBeenCalled();
    expect(pay()).not.toHaveAttribute('aria-busy');
  },
);

it('shows a refusal as a toast and under its field', async () => {
  server.on('POST individual/subscribe_plan', {
    status: 422,
    body: { status: 'error', message: 'No', errors: { last_name: ['This name is too long.'] } },
  });
  const { user } = openCheckout();
  await packages();
  await user.click(pay());
  await waitFor(() => expect(screen.getByLabelText('Last Name')).toBeInvalid());
  expect(screen.getByLabelText('Last Name')).toHaveAccessibleDescription(/This name is too long\./);
  expect(toasts.current).toMatchObject({ type: 'error', message: 'This name is too long.' });
  expect(pay()).not.toHaveAttribute('aria-busy');
});

it('shows the message of a refusal without errors', async () => {
  server.on('POST individual/subscribe_plan', {
    status: 400,
    body: { status: 'error', message: 'Not on sale' },
  });
  const { user } = openCheckout();
  await packages();
  await user.click(pay());
  await waitFor(() => expect(toasts.current).toMatchObject({ type: 'error', message: 'Not on sale' }));
});

it('says on the page, without a toast, that no answer came', async () => {
  server.on('POST individual/subscribe_plan', null);
  const { user } = openCheckout();
  await packages();
  await user.click(pay());
  expect(await screen.findByText(/could not reach the service.*Nothing was paid/)).toBeVisible();
  expect(toasts.current).toBeNull();
});

it('opens no payment page and shows no message after the person has left', async () => {
  let answer: (response: { body: unknown }) => void = () => undefined;
  server.on('POST individual/subscribe_plan', () => new Promise((resolve) => (answer = resolve)));
  const { user, unmount } = openCheckout();
  await packages();
  await user.click(pay());
  await waitFor(() => expect(paid()).toHaveLength(1));
  unmount();
  jest.useFakeTimers();
  answer({ body: { status: 'success', data: { authorization_url: payment } } });
  await jest.advanceTimersByTimeAsync(5_000);
  jest.useRealTimers();
  expect(left).not.toHaveBeenCalled();
  expect(toasts.current).toBeNull();
});
