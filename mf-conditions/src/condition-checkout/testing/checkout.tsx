/** Helpers of the tests of a guest's checkout. */
import { externalNavigation, runtimeConfig } from '@ilera/runtime';
import { fakeApi, type FakeApi, renderPage, resetRuntime } from '@ilera/testing';
import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import ConditionCheckoutPage from '../condition-checkout.page';

export const query = 'date=3-14-2036+09%3A30+am&method=video';
export const payment = 'https://checkout.paystack.com/abc';

/**
 * Prepares a visitor who may pay for Malaria before each test. `left` records the addresses to which the
 * visitor leaves the site.
 */
export function prepareCheckout() {
  const checkout = {} as { server: FakeApi; left: jest.SpyInstance };
  beforeEach(() => {
    resetRuntime();
    runtimeConfig.redirectHosts = ['checkout.paystack.com'];
    checkout.left = jest.spyOn(externalNavigation, 'assign').mockImplementation(() => undefined);
    const server = fakeApi();
    server.data('GET condition/3', { id: 3, title: 'Malaria' });
    server.data('GET individual/guest_profile', { message_price: '999', video_price: 1999 });
    server.data('POST individual/get_condition_discount', { discount: '10' });
    server.data('POST condition/payment/:id', { authorization_url: payment });
    checkout.server = server;
  });
  return checkout;
}

export const setUp = (at = `/conditioncheckout/3?${query}`) =>
  renderPage(<ConditionCheckoutPage />, { at, path: '/conditioncheckout/:id', history: ['/condition/3'] });

export const pay = () => screen.getByRole('button', { name: 'Pay' });

/** Waits until condition and price are shown. */
export async function ready(): Promise<void> {
  await screen.findByText('Malaria');
  await waitFor(() => expect(pay()).not.toHaveAttribute('aria-disabled'));
}

/** Fills in the payer's details; pasted, because typing takes most of a test's time. */
export async function fill({ user }: { user: UserEvent }, email = 'ada.obi@example.com'): Promise<void> {
  for (const [label, text] of [
    ['First Name', '  Ada '],
    ['Last Name', 'Obi '],
    ['Email', email],
  ] as const) {
    await user.click(screen.getByLabelText(label));
    await user.paste(text);
  }
}
