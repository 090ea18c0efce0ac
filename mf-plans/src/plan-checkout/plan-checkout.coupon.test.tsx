import { externalNavigation, runtimeConfig, session, toasts } from '@ilera/runtime';
import { fakeApi, type FakeApi, makePlan, makeUser, reads, renderPage, resetRuntime } from '@ilera/testing';
import { screen, waitFor } from '@testing-library/react';
import PlanCheckoutPage from './plan-checkout.page';

let server: FakeApi;

beforeEach(() => {
  resetRuntime();
  runtimeConfig.redirectHosts = ['checkout.paystack.com'];
  jest.spyOn(externalNavigation, 'assign').mockImplementation(() => undefined);
  server = fakeApi();
  server.data('GET plan/3', makePlan({ id: 3 }));
  server.data('GET plan/type/family', [makePlan({ id: 3 }), makePlan({ id: 4 })]);
  server.data('POST individual/get_plan_discount', { discount: '10' });
  server.data('POST individual/subscribe_plan', { authorization_url: 'https://checkout.paystack.com/abc' });
  session.signIn('t');
  session.setUser(makeUser());
});

const setUp = () =>
  renderPage(<PlanCheckoutPage />, { at: '/plan-checkout/3?quantity=3', path: '/plan-checkout/:id' });
type User = ReturnType<typeof setUp>['user'];
const packages = () => screen.findByRole('combobox', { name: 'Select Package' });
const pay = () => screen.getByRole('button', { name: /^Pay / });
const paid = () => server.requests('POST individual/subscribe_plan');
const amountOf = (label: string) => screen.getByText(label, { selector: 'dt' }).nextElementSibling;
async function applyCoupon(user: User, code: string) {
  await user.clear(screen.getByLabelText('Coupon code'));
  await user.type(screen.getByLabelText('Coupon code'), code);
  await user.click(screen.getByRole('button', { name: 'Apply' }));
}

it('is asked for as form data, lowers the total, and is sent as it was applied', async () => {
  const { user } = setUp();
  await packages();
  // A chat adds marks of the direction of text.
  await applyCoupon(user, '\u200e TEN \u2060');
  await waitFor(() => expect(amountOf('Total')).toHaveTextContent('N70,200'));
  expect(toasts.current).toMatchObject({
    type: 'success',
    message: 'Gotten 10% discount for this subscription',
  });
  const form = server.requests('POST individual/get_plan_discount')[0]?.body as FormData;
  expect(Object.fromEntries(form)).toEqual({ code: 'TEN' });
  expect(amountOf('Discount')).toHaveTextContent('10% −N7,800');
  expect(pay()).toHaveTextContent('Pay N70,200');
  await user.click(screen.getByRole('radio', { name: 'Annually' }));
  expect(amountOf('Total')).toHaveTextContent('N259,200');
  await user.type(screen.getByLabelText('Coupon code'), 'X');
  await user.click(pay());
  await waitFor(() => expect(paid()[0]?.body).toMatchObject({ couponcode: 'TEN' }));
});

it('returns for the person who applied it, and for nobody else in this tab', async () => {
  const first = setUp();
  await packages();
  await applyCoupon(first.user, 'TEN');
  await waitFor(() => expect(amountOf('Total')).toHaveTextContent('N70,200'));
  first.unmount();
  session.clear();
  session.signIn('another');
  session.setUser(makeUser({ id: 2 }));
  const second = setUp();
  await packages();
  expect(screen.queryByText(reads('TEN is applied.'))).not.toBeInTheDocument();
  expect(amountOf('Total')).toHaveTextContent('N78,000');
  second.unmount();
  session.clear();
  session.signIn('t');
  session.setUser(makeUser());
  setUp();
  expect(await screen.findByText(reads('TEN is applied.'))).toBeVisible();
});

it('says why it does not count any more for somebody who comes back', async () => {
  const first = setUp();
  await packages();
  await applyCoupon(first.user, 'TEN');
  await screen.findByText(reads('TEN is applied.'));
  first.unmount();
  const words = 'This coupon has been used up.';
  const body = { status: 'error', message: words, errors: { couponcode: [words] } };
  server.on('POST individual/get_plan_discount', { status: 422, body });
  setUp();
  const field = await screen.findByLabelText('Coupon code');
  await waitFor(() => expect(field).toHaveAccessibleDescription(words));
  expect(field).toHaveValue('TEN');
  expect(amountOf('Total')).toHaveTextContent('N78,000');
});

it.each([null, { status: 401 }, { status: 429 }])(
  'is asked for again after the answer %j',
  async (answer) => {
    const first = setUp();
    await packages();
    await applyCoupon(first.user, 'TEN');
    await screen.findByText(reads('TEN is applied.'));
    first.unmount();
    server.on('POST individual/get_plan_discount', answer);
    const second = setUp();
    await waitFor(() => expect(screen.getByLabelText('Coupon code')).toBeInvalid());
    second.unmount();
    session.signIn('t');
    session.setUser(makeUser());
    server.data('POST individual/get_plan_discount', { discount: '10' });
    setUp();
    expect(await screen.findByText(reads('TEN is applied.'))).toBeVisible();
  },
);

it('is removed with what was said of another one', async () => {
  const { user } = setUp();
  await packages();
  await applyCoupon(user, 'TEN');
  await screen.findByText('TEN');
  server.on('POST individual/get_plan_discount', null);
  await applyCoupon(user, 'ELEVEN');
  const field = screen.getByLabelText('Coupon code');
  await waitFor(() => expect(field).toBeInvalid());
  await user.click(screen.getByRole('button', { name: 'Remove TEN' }));
  expect(field).toHaveFocus();
  expect(field).toHaveValue('');
  expect(field).toBeValid();
});

it('of 100 percent means none: 0 off, and no code is sent', async () => {
  server.data('POST individual/get_plan_discount', { discount: 100 });
  const { user } = setUp();
  await packages();
  await applyCoupon(user, 'ALL');
  expect(await screen.findByText('This code takes nothing off.')).toBeVisible();
  expect(amountOf('Discount')).toHaveTextContent('N0');
  await user.click(pay());
  await waitFor(() => expect(paid()).toHaveLength(1));
  expect(paid()[0]?.body).not.toHaveProperty('couponcode');
});

it.each([
  [{ errors: ['This coupon has expired.'], message: 'Bad' }, 'This coupon has expired.'],
  [{ errors: { code: ['Unknown code.'] }, message: 'Bad' }, 'Unknown code.'],
  [{ message: 'Bad' }, 'Bad'],
])('that is refused says why and changes nothing: %p', async (body, message) => {
  server.on('POST individual/get_plan_discount', { status: 422, body: { status: 'error', ...body } });
  const { user } = setUp();
  await packages();
  await applyCoupon(user, 'OLD');
  await waitFor(() => expect(toasts.current).toMatchObject({ type: 'error', message }));
  expect(amountOf('Total')).toHaveTextContent('N78,000');
  expect(session.signedIn).toBe(true);
});

it('is applied by Enter, which pays nothing; without a code nothing is asked', async () => {
  const { user } = setUp();
  await packages();
  await user.click(screen.getByRole('button', { name: 'Apply' }));
  expect(await screen.findByText('Type a coupon code first.')).toBeVisible();
  expect(server.requests('POST individual/get_plan_discount')).toHaveLength(0);
  await user.type(screen.getByLabelText('Coupon code'), 'TEN{Enter}');
  await waitFor(() => expect(amountOf('Total')).toHaveTextContent('N70,200'));
  expect(paid()).toHaveLength(0);
});

it('holds Pay until the API has checked the coupon', async () => {
  let answer: (answer: object) => void = () => undefined;
  server.on('POST individual/get_plan_discount', () => new Promise((resolve) => (answer = resolve)));
  const { user } = setUp();
  await packages();
  await applyCoupon(user, 'TEN');
  expect(screen.getByRole('button', { name: 'Apply' })).toHaveAttribute('aria-busy', 'true');
  await user.click(pay());
  expect(paid()).toHaveLength(0);
  answer({ body: { data: { discount: 10 } } });
  await waitFor(() => expect(amountOf('Total')).toHaveTextContent('N70,200'));
});
