import { externalNavigation, runtimeConfig, session } from '@ilera/runtime';
import { fakeApi, type FakeApi, makePlan, makeUser, renderPage, resetRuntime } from '@ilera/testing';
import { screen } from '@testing-library/react';
import PlanCheckoutPage from '../plan-checkout.page';

export const payment = 'https://checkout.paystack.com/abc';
export const basic = makePlan({ id: 3, name: 'Family Basic', min_employees: 2 });
const plus = makePlan({
  id: 4,
  name: 'Family Plus',
  price: 180_000,
  bi_price: 95_000,
  quarter_price: 49_000,
  min_employees: 5,
});

/** Prepares each test: an API with two family plans, a signed-in person, and a spy on leaving the site. */
export function prepareCheckout(): { server: FakeApi; left: jest.SpyInstance } {
  resetRuntime();
  runtimeConfig.redirectHosts = ['checkout.paystack.com'];
  runtimeConfig.corporateWireType = 'cooperate';
  const left = jest.spyOn(externalNavigation, 'assign').mockImplementation(() => undefined);
  const server = fakeApi();
  server.data('GET plan/3', basic);
  server.data('GET plan/type/family', [basic, plus]);
  server.data('POST individual/subscribe_plan', { authorization_url: payment });
  session.signIn('t');
  session.setUser(makeUser());
  return { server, left };
}

export const openCheckout = (at = '/plan-checkout/3?quantity=3') =>
  renderPage(<PlanCheckoutPage />, {
    at,
    path: '/plan-checkout/:id',
    history: ['/health-plans?type=family'],
  });

export const pay = () => screen.getByRole('button', { name: /^Pay / });
export const packages = () => screen.findByRole('combobox', { name: 'Select Package' });
