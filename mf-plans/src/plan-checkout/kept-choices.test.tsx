import {
  externalNavigation,
  readTargetPlan,
  rememberTargetPlan,
  runtimeConfig,
  session,
} from '@ilera/runtime';
import { fakeApi, makePlan, makeUser, renderPage, resetRuntime } from '@ilera/testing';
import { screen, waitFor } from '@testing-library/react';
import PlanCheckoutPage from './plan-checkout.page';

let left: jest.SpyInstance;

beforeEach(() => {
  resetRuntime();
  runtimeConfig.redirectHosts = ['checkout.paystack.com'];
  left = jest.spyOn(externalNavigation, 'assign').mockImplementation(() => undefined);
  const server = fakeApi();
  server.data('GET plan/3', makePlan({ id: 3, name: 'Family Basic' }));
  server.data('GET plan/4', makePlan({ id: 4, name: 'Family Plus', price: 180_000 }));
  server.data('GET plan/type/family', [
    makePlan({ id: 3 }),
    makePlan({ id: 4, name: 'Family Plus', price: 180_000 }),
  ]);
  server.data('POST individual/subscribe_plan', { authorization_url: 'https://checkout.paystack.com/abc' });
  session.signIn('t');
  session.setUser(makeUser());
});

const setUp = (at = '/plan-checkout/3?quantity=3') =>
  renderPage(<PlanCheckoutPage />, { at, path: '/plan-checkout/:id' });
const chosenFrequency = () => screen.getByRole('radio', { name: /^Annually/ });

it('keeps frequency, people and package in the address, so that a reload has them', async () => {
  const first = setUp();
  await first.user.selectOptions(
    await screen.findByRole('combobox', { name: 'Select Package' }),
    'Family Plus',
  );
  await first.user.click(chosenFrequency());
  await first.user.click(screen.getByRole('button', { name: /plus/i }));
  await waitFor(() =>
    expect(first.address.current).toBe('/plan-checkout/3?quantity=4&package=4&frequency=annual'),
  );
  const pay = { name: 'Pay N720,000' };
  expect(screen.getByRole('button', pay)).toBeVisible();
  first.unmount();
  setUp(first.address.current);
  expect(await screen.findByRole('combobox', { name: 'Select Package' })).toHaveDisplayValue('Family Plus');
  expect(chosenFrequency()).toBeChecked();
  expect(screen.getByRole('button', pay)).toBeVisible();
});

it('has after a reload the number of people that was chosen last, and no default in the address', async () => {
  const { user, address } = setUp('/plan-checkout/3?quantity=7&package=4&frequency=annual');
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Select Package' }), ['3']);
  await user.click(screen.getByRole('radio', { name: /^Quarterly/ }));
  await user.click(screen.getByRole('button', { name: /minus/i }));
  expect(address.current).toBe('/plan-checkout/3?quantity=6');
});

it('uses up the choice that led here once it is shown, with its frequency', async () => {
  rememberTargetPlan({ plan_id: '3', number: 3 }, 'annual');
  setUp('/plan-checkout/3?quantity=3&frequency=annual');
  await screen.findByRole('combobox', { name: 'Select Package' });
  expect(chosenFrequency()).toBeChecked();
  expect(readTargetPlan()).toBeNull();
  expect(localStorage.getItem('target_frequency')).toBeNull();
});

it('restores the details of the last Pay after a declined payment', async () => {
  const first = setUp();
  await screen.findByRole('combobox', { name: 'Select Package' });
  await first.user.clear(screen.getByLabelText('First Name'));
  await first.user.type(screen.getByLabelText('First Name'), 'Adaeze');
  await first.user.click(screen.getByLabelText(/^Save my card details/));
  await first.user.click(screen.getByRole('button', { name: /^Pay / }));
  await waitFor(() => expect(left).toHaveBeenCalled());
  first.unmount();
  setUp();
  expect(await screen.findByLabelText('First Name')).toHaveValue('Adaeze');
  expect(screen.getByLabelText(/^Save my card details/)).toBeChecked();
});

it('leaves its address for a payment that does not go through', async () => {
  const { user } = setUp('/plan-checkout/3?quantity=3&frequency=annual');
  await screen.findByRole('combobox', { name: 'Select Package' });
  await user.click(screen.getByRole('button', { name: /^Pay / }));
  await waitFor(() => expect(left).toHaveBeenCalled());
  expect(sessionStorage.getItem('plan_checkout')).toBe('/plan-checkout/3?quantity=3&frequency=annual');
});
