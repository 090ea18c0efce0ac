import type { PlanQuote } from '@ilera/contracts/api';
import { externalNavigation, runtimeConfig, session } from '@ilera/runtime';
import { fakeApi, type FakeApi, makePlan, makeUser, renderPage, resetRuntime } from '@ilera/testing';
import { fireEvent, screen, within } from '@testing-library/react';
import { axe } from '@ilera/testing/axe';
import PlanCheckoutPage from './plan-checkout.page';

const QUOTE = 'POST individual/plan_quote';
const PAY = 'POST individual/subscribe_plan';
const plus = makePlan({ id: 4, name: 'Family Plus', min_employees: 3 });
const paidUntil = '2027-11-20T23:00:00.000Z';
const running = {
  plan: 'Family Basic',
  type: 'family',
  people: 3,
  starts_at: '2026-11-20T23:00:00.000Z',
  expires_at: paidUntil,
  has_begun: true,
  ended: null,
};
const renewal = {
  ...running,
  starts_at: paidUntil,
  expires_at: '2028-11-20T23:00:00.000Z',
  has_begun: false,
};
const quote = (change: Partial<PlanQuote> = {}): PlanQuote => ({
  price: 78_000,
  discount: 0,
  credit: 0,
  total: 78_000,
  start: 'now',
  starts: ['now'],
  not_now: null,
  starts_at: '2026-11-21T23:00:00.000Z',
  expires_at: '2027-02-20T23:00:00.000Z',
  paid: [],
  ...change,
});
let server: FakeApi;

beforeEach(() => {
  resetRuntime('quotes');
  runtimeConfig.redirectHosts = ['checkout.paystack.com'];
  jest.spyOn(externalNavigation, 'assign').mockImplementation(() => undefined);
  server = fakeApi();
  server.data('GET plan/4', plus);
  server.data('GET plan/type/family', [plus]);
  server.data(PAY, { authorization_url: 'https://checkout.paystack.com/abc' });
  session.signIn('t');
  session.setUser(makeUser());
});

const setUp = (query = '') =>
  renderPage(<PlanCheckoutPage />, { at: `/plan-checkout/4?quantity=3${query}`, path: '/plan-checkout/:id' });
const pay = (name: string) => screen.findByRole('button', { name });
const amountOf = (label: string) => screen.getByText(label, { selector: 'dt' }).nextElementSibling;

it('shows what a first plan costs and covers, and pays exactly that (R4.76)', async () => {
  server.data(QUOTE, quote());
  const { user } = setUp();
  await user.click(await pay('Pay N78,000'));
  expect(
    screen.getByText(
      'Covers 4 people (you and 3 family members) from 22nd November, 2026 to 21st February, 2027.',
    ),
  ).toBeVisible();
  expect(server.requests(QUOTE)[0]?.body).toEqual({ plan_id: 4, frequency: 'quarter', quantity: 3 });
  expect(server.requests(PAY)[0]?.body).toMatchObject({ seen_amount: 78_000, start: 'now' });
});

it('lets a paid plan run to its end, or credits what is left of it once that is confirmed', async () => {
  server.on(QUOTE, ({ body }) => {
    const isNow = (body as { start?: string }).start === 'now';
    const data = isNow
      ? quote({
          paid: [{ ...running, ended: { days: 364, credit: 60_000.5 } }],
          starts: ['end', 'now'],
          credit: 60_000.5,
          total: 17_999.5,
        })
      : quote({ paid: [running], starts: ['end', 'now'], start: 'end', starts_at: paidUntil });
    return { body: { status: 'success', data } };
  });
  const { user, address } = setUp();
  await pay('Pay N78,000');
  expect(screen.getByText('You have Family Basic for 4 people (you and 3 family members)')).toBeVisible();
  const starts = within(screen.getByRole('group', { name: 'When does Family Plus start?' }));
  expect(starts.getByRole('radio', { name: 'When the paid period ends' })).toBeChecked();
  await user.click(starts.getByRole('radio', { name: 'Now' }));
  const button = await pay('Pay N17,999.50');
  expect(address.current).toBe('/plan-checkout/4?quantity=3&start=now');
  expect(amountOf('Unused days of Family Basic')).toHaveTextContent('−N60,000.50');
  await user.click(button);
  expect(screen.getByText('Confirm that your running plan ends today.')).toBeVisible();
  expect(server.requests(PAY)).toHaveLength(0);
  await user.click(screen.getByRole('checkbox', { name: 'End Family Basic today and start Family Plus.' }));
  await user.click(button);
  expect(server.requests(PAY)[0]?.body).toMatchObject({ seen_amount: 17_999.5, start: 'now' });
});

it('names each paid period that the purchase ends, before it is paid, and credits each in a line', async () => {
  server.data(
    QUOTE,
    quote({
      paid: [
        { ...running, ended: { days: 1, credit: 134_630 } },
        { ...renewal, ended: { days: 366, credit: 81_000 } },
      ],
      starts: ['end', 'now'],
      credit: 215_630,
      total: 10_000,
    }),
  );
  const { user, container } = setUp();
  const button = await pay('Pay N10,000');
  expect(screen.getByText(/^It is paid until/)).toHaveTextContent(
    'It is paid until 21st November, 2027. Then you have Family Basic for 4 people (you and 3 family members), paid until 21st November, 2028.',
  );
  expect(screen.getByRole('list', { name: 'What ends by this' })).toHaveTextContent(
    'Family Basic for 4 people (you and 3 family members) ends today. The day left of it, worth N134,630, is taken off the price.' +
      'Family Basic for 4 people (you and 3 family members), 21st November, 2027 to 21st November, 2028, does not begin. Its price, N81,000, is taken off.',
  );
  expect(amountOf('Unused days of Family Basic')).toHaveTextContent('−N134,630');
  expect(amountOf('Family Basic from 21st November, 2027')).toHaveTextContent('−N81,000');
  expect(await axe(container)).toHaveNoViolations();
  await user.click(
    screen.getByRole('checkbox', {
      name: 'End Family Basic today, with what I have paid for after it, and start Family Plus.',
    }),
  );
  await user.click(button);
  expect(server.requests(PAY)).toHaveLength(1);
});

it('says before the payment which people of the plan lose their cover (R4.75, R4.76)', async () => {
  const six = Array.from({ length: 6 }, (_, n) => `Person ${n + 1}`);
  server.data(QUOTE, quote({ paid: [running], start: 'end', starts_at: paidUntil, without_place: six }));
  const { container } = setUp();
  await pay('Pay N78,000');
  const notice = screen
    .getAllByRole('status')
    .find((status) => within(status).queryByText('6 people lose their cover'));
  expect(notice).toHaveTextContent(
    'From 21st November, 2027 there is no cover for Person 1, Person 2, Person 3, Person 4, Person 5 and 1 more.',
  );
  expect(notice).toHaveTextContent('Choose 9 family members to keep everybody');
  expect(await axe(container)).toHaveNoViolations();
});

it('is silent about cover where everybody has a place', async () => {
  server.data(QUOTE, quote({ paid: [running], start: 'end', without_place: [] }));
  setUp();
  await pay('Pay N78,000');
  expect(screen.queryByText(/their cover/)).not.toBeInTheDocument();
});

it('says why a plan cannot start now', async () => {
  const words =
    'What is left of your plan is worth more than this one, so it can start when the paid period ends.';
  server.data(QUOTE, quote({ paid: [running], start: 'end', starts: ['end'], not_now: words }));
  setUp();
  await pay('Pay N78,000');
  expect(screen.getByText(words, { exact: false })).toBeVisible();
  expect(screen.queryByRole('radio', { name: 'Now' })).not.toBeInTheDocument();
});

it('leaves the start to the API where the one of the address has no price', async () => {
  server.on(QUOTE, ({ body }) =>
    'start' in (body as object)
      ? { status: 422, body: { status: 'error', message: 'No.', errors: { start: ['No.'] } } }
      : { body: { status: 'success', data: quote({ paid: [running], start: 'end' }) } },
  );
  const { address } = setUp('&start=now');
  expect(await pay('Pay N78,000')).toBeEnabled();
  expect(address.current).toBe('/plan-checkout/4?quantity=3');
  expect(server.requests(QUOTE)).toHaveLength(2);
});

it('has no price for changed choices until their own quote is there', async () => {
  server.on(QUOTE, ({ body }) => ({
    body: { status: 'success', data: quote({ total: (body as { quantity: number }).quantity * 1000 }) },
  }));
  const { user } = setUp();
  await pay('Pay N3,000');
  // Both before the choices rest, however busy the machine is.
  for (const _ of [4, 5]) fireEvent.click(screen.getByRole('button', { name: /plus/i }));
  await user.click(screen.getByRole('button', { name: 'Pay' }));
  expect(server.requests(PAY)).toHaveLength(0);
  await user.click(await pay('Pay N5,000'));
  expect(server.requests(QUOTE)).toHaveLength(2);
  expect(server.requests(PAY)[0]?.body).toMatchObject({ quantity: 5, seen_amount: 5000 });
});

it('shows the new price where Pay says that it has changed, and pays that', async () => {
  server.data(QUOTE, quote());
  const words =
    'The price has changed: it was N78,000 and is now N80,000. Nothing was charged. Check it and press Pay again.';
  server.on(PAY, { status: 409, body: { status: 'error', message: words, errors: { amount: [words] } } });
  const { user } = setUp();
  const button = await pay('Pay N78,000');
  server.data(QUOTE, quote({ price: 80_000, total: 80_000 }));
  await user.click(button);
  expect(await screen.findAllByText(words)).toHaveLength(1);
  expect(await pay('Pay N80,000')).toBeEnabled();
});

it('has the price of what is chosen by then, where Pay is refused after a choice has changed', async () => {
  server.on(QUOTE, ({ body }) => ({
    body: { status: 'success', data: quote({ total: (body as { quantity: number }).quantity * 1000 }) },
  }));
  let refuse = () => {};
  server.on(PAY, () => new Promise((resolve) => (refuse = () => resolve({ status: 409 }))));
  const { user } = setUp();
  await user.click(await pay('Pay N3,000'));
  await user.click(screen.getByRole('button', { name: /plus/i }));
  await pay('Pay N4,000');
  refuse();
  await screen.findByText(/Nothing was paid/);
  expect(await pay('Pay N4,000')).not.toHaveAttribute('aria-disabled');
  expect(server.requests(PAY)).toHaveLength(1);
});

it('does not take a payment without a price, and offers to ask again', async () => {
  server.on(QUOTE, { status: 500 });
  const { user } = setUp();
  const again = await screen.findByRole('button', { name: 'Try again' });
  await user.click(screen.getByRole('button', { name: 'Pay' }));
  expect(server.requests(PAY)).toHaveLength(0);
  server.data(QUOTE, quote());
  await user.click(again);
  expect(await pay('Pay N78,000')).toBeEnabled();
});

it('with our own API says what a saved card is for (R4.81)', async () => {
  server.data(QUOTE, quote());
  runtimeConfig.features = ['quotes', 'privacy'];
  setUp();
  const box = await screen.findByLabelText('Save my card details for future payments');
  expect(box).toHaveAccessibleDescription(/never charge it by ourselves/);
});

it('keeps the start that somebody chose where the connection is lost, or another choice is refused', async () => {
  let tries = 0;
  server.data('POST individual/get_plan_discount', { discount: 10 });
  server.on(QUOTE, ({ body }) => {
    tries += 1;
    if (tries === 1) return null;
    if ('couponcode' in (body as object))
      return { status: 422, body: { status: 'error', message: 'No.', errors: { couponcode: ['Used up.'] } } };
    return { body: { status: 'success', data: quote({ paid: [running], starts: ['end', 'now'] }) } };
  });
  const { user, address } = setUp('&start=now');
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  await pay('Pay N78,000');
  await user.type(screen.getByLabelText('Coupon code'), 'X');
  await user.click(screen.getByRole('button', { name: 'Apply' }));
  expect(await screen.findByText('Used up.')).toBeVisible();
  await pay('Pay N78,000');
  expect(address.current).toBe('/plan-checkout/4?quantity=3&start=now');
  expect(server.requests(QUOTE).every(({ body }) => 'start' in (body as object))).toBe(true);
});

it('takes no confirmation of one package for another', async () => {
  server.data('GET plan/type/family', [plus, makePlan({ id: 5, name: 'Family Max', min_employees: 3 })]);
  server.data(QUOTE, quote({ paid: [running] }));
  const { user } = setUp();
  await pay('Pay N78,000');
  await user.click(screen.getByRole('checkbox', { name: /^End .* Family Plus/ }));
  await user.selectOptions(screen.getByRole('combobox'), 'Family Max');
  expect(await screen.findByRole('checkbox', { name: /^End .* Family Max/ })).not.toBeChecked();
});

it('removes the error of one choice when the person makes another choice', async () => {
  server.data('GET plan/type/family', [plus, makePlan({ id: 5, name: 'Family Max', min_employees: 3 })]);
  server.data(QUOTE, quote({ paid: [running] }));
  const { user } = setUp();
  const unconfirmed = 'Confirm that your running plan ends today.';
  await user.click(await pay('Pay N78,000'));
  expect(await screen.findByText(unconfirmed)).toBeVisible();
  await user.selectOptions(screen.getByRole('combobox'), 'Family Max');
  await screen.findByRole('checkbox', { name: /^End .* Family Max/ });
  expect(screen.queryByText(unconfirmed)).not.toBeInTheDocument();
  await user.click(screen.getByRole('checkbox', { name: /^End .* Family Max/ }));
  server.on(PAY, { status: 422, body: { status: 'error', errors: { quantity: ['Three at most.'] } } });
  await user.click(await pay('Pay N78,000'));
  expect(await screen.findByText('Three at most.')).toBeVisible();
  await user.click(screen.getByRole('radio', { name: /^Annually/ }));
  expect(screen.queryByText('Three at most.')).not.toBeInTheDocument();
});
