import type { User } from '@ilera/contracts/api';
import { session } from '@ilera/runtime';
import { fakeApi, makePlan, makeUser, renderPage, resetRuntime, type FakeApi } from '@ilera/testing';
import { screen, within } from '@testing-library/react';
import UpgradeModal, { checkoutQuantity } from './upgrade.modal';

const CALL = 'GET plan/type/:type';
let server: FakeApi;
const close = jest.fn();
const core = makePlan({ id: 8, name: 'Corporate Core', type: 'corporate', min_employees: 10, price: 39_600 });
const complete = makePlan({ id: 9, name: 'Corporate Complete', type: 'corporate' });
beforeEach(() => {
  resetRuntime();
  close.mockReset();
  server = fakeApi();
  session.signIn('token');
  session.setUser(
    makeUser({ plan: complete as User['plan'], package_frequency: 'annual', package_members: 25 }),
  );
});
const open = (type = 'corporate') => renderPage(<UpgradeModal payload={{ type }} close={close} />);

it.each(['corporate', 'cooperate'])('asks for the type %s in the one spelling that is sent', async (type) => {
  server.data(CALL, [core]);
  open(type);
  await screen.findByText('Corporate Core');
  expect(server.requests(CALL)[0]?.path).toBe('plan/type/cooperate');
});

it('asks for the other spelling where the configured one finds no plan', async () => {
  server.on('GET plan/type/cooperate', { status: 404 });
  server.data('GET plan/type/corporate', [core]);
  open();
  expect(await screen.findByText('Corporate Core')).toBeVisible();
});

it('names what is below as smaller, and says when there is nothing above', async () => {
  server.data(CALL, [core, complete]);
  open();
  const smaller = await screen.findByRole('group', { name: 'Change to a smaller plan' });
  expect(within(smaller).getByRole('radio', { name: /Corporate Core/ })).toBeInTheDocument();
  expect(screen.getByText(/It is our largest plan/)).toBeVisible();
  expect(screen.queryByRole('group', { name: 'Choose your new plan' })).not.toBeInTheDocument();
});

it('offers what is above as the upgrade', async () => {
  server.data(CALL, [core, complete]);
  session.setUser(makeUser({ plan: core as User['plan'], package_frequency: 'annual' }));
  open();
  const above = await screen.findByRole('group', { name: 'Choose your new plan' });
  expect(within(above).getByRole('radio', { name: /Corporate Complete/ })).toBeInTheDocument();
  expect(screen.queryByText(/largest plan/)).not.toBeInTheDocument();
});

it('offers the other plans of the type and leads to the checkout of the chosen one', async () => {
  server.data(CALL, [core, complete]);
  const { user, address } = open();
  const choice = await screen.findByRole('radio', { name: /Corporate Core/ });
  expect(screen.queryByRole('radio', { name: /Corporate Complete/ })).not.toBeInTheDocument();
  expect(screen.getByText('₦39,600')).toBeVisible();
  const proceed = screen.getByRole('button', { name: 'Continue to checkout' });
  await user.click(proceed);
  expect(close).not.toHaveBeenCalled();
  await user.click(choice);
  await user.click(proceed);
  expect(close).toHaveBeenCalledTimes(1);
  expect(address.current).toBe('/plan-checkout/8?quantity=25&frequency=annual');
});

it('says so when there is no other plan', async () => {
  server.data(CALL, [complete]);
  open();
  expect(await screen.findByText('There is no other plan of your kind right now')).toBeVisible();
  expect(screen.getByRole('link', { name: 'See all plans' })).toHaveAttribute('href', '/health-plans');
});

it('offers to try again', async () => {
  server.on(CALL, { status: 500 });
  const { user } = open();
  expect(await screen.findByText('We could not load the plans')).toBeVisible();
  server.data(CALL, [core]);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Corporate Core')).toBeVisible();
});

it.each([
  [{ min_employees: 10 }, 25, 25],
  [{ min_employees: '10' }, 3, 10],
  [{}, null, 1],
])('covers as many people as now, but never under the minimum', (plan, now, quantity) => {
  expect(checkoutQuantity(plan, now)).toBe(quantity);
});
