import type { User } from '@shared/contracts/api';
import { externalNavigation, modals, runtimeConfig, session, toasts } from '@shared/runtime';
import { fakeApi, makePlan, makeUser, renderPage, resetRuntime, type FakeApi } from '@shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import HealthPlanPage from './health-plan.page';

const PAYMENTS = 'GET individual/subscriptions/user/:id';
let server: FakeApi;
const assign = jest.spyOn(externalNavigation, 'assign');
beforeEach(() => {
  resetRuntime();
  assign.mockReset();
  runtimeConfig.redirectHosts = ['pay.example'];
  server = fakeApi();
  server.data('GET claimable/all', []);
  server.data(PAYMENTS, { data: [], total: 0 });
  server.data('GET individual/employees', []);
  session.signIn('token');
});

const card = { type: 'visa', last_4digits: '4081', expiry: '12/30' };
const planHolder = (changes: Partial<User> = {}) =>
  makeUser({
    plan: makePlan({ type: 'individual', name: 'Individual Plus' }),
    package_frequency: 'quarter',
    package_expiry_at: '2027-02-03T00:00:00Z',
    card,
    ...changes,
  });
async function open(user: User, at = '/account/health_plan') {
  session.setUser(user);
  const page = renderPage(<HealthPlanPage />, { at, path: '/account/health_plan' });
  if (user.plan) await screen.findByText('No Claimables available yet');
  return page;
}
const region = (title: string) =>
  screen.getByRole('heading', { name: title }).closest('section') as HTMLElement;

describe('without a plan', () => {
  it('is one panel that leads to the plans, and asks the API for nothing', async () => {
    const { container } = await open(makeUser());
    expect(screen.getByText('Get Started with Health Plan')).toBeVisible();
    expect(screen.getByRole('link', { name: /Get Started with Health Plan/ })).toHaveAttribute(
      'href',
      '/health-plans',
    );
    expect(server.requests()).toHaveLength(0);
    expect(await axe(container)).toHaveNoViolations();
  });
});

// R4.82
describe('with a plan that ended', () => {
  it('keeps card, claims and payments in sight, and leads to a renewal', async () => {
    runtimeConfig.features = ['renewal', 'claims', 'receipts'];
    server.data(PAYMENTS, {
      data: [{ reference: 'PAY-1', description: 'Family Plus', amount: 100, status: 'success' }],
      total: 1,
    });
    server.data('GET individual/claims', { data: [], total: 0 });
    const plan = makePlan({ id: 4, name: 'Family Plus', type: 'family' }) as NonNullable<User['plan']>;
    const { container } = await open(
      makeUser({ plan: null, card, last_package: { plan, people: 5, ended_at: '2026-11-01T10:00:00Z' } }),
    );
    expect(screen.getByText('Ended: 1st November, 2026')).toBeVisible();
    expect(screen.getByText('**** **** **** 4081')).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Receipt of PAY-1' })).toBeVisible();
    expect(await screen.findByText('You have not claimed anything yet.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Renew' })).toHaveAttribute(
      'href',
      '/plan-checkout/4?quantity=5',
    );
    expect(screen.queryByText('Get Started with Health Plan')).not.toBeInTheDocument();
    expect(await axe(container)).toHaveNoViolations();
    runtimeConfig.features = [];
  });
});

describe('the plan card', () => {
  // R4.85
  it('shows what is paid in all, the price a person beside it, and the frequency in words', async () => {
    const plan = makePlan({ type: 'family', name: 'Family Plus', bi_price: 27_000 });
    await open(planHolder({ plan: plan as User['plan'], package_frequency: 'other', package_members: 3 }));
    expect(screen.getByText('₦81,000')).toBeVisible();
    expect(screen.getByText('Bi-annually, ₦27,000 a person for 3 people')).toBeVisible();
  });

  it('shows type, name, price and renewal', async () => {
    const { container } = await open(planHolder());
    expect(screen.getByRole('heading', { name: 'Individual plan' })).toBeVisible();
    expect(screen.getByText('Individual Plus')).toBeVisible();
    expect(screen.getByText('Renews: 3rd February, 2027')).toBeVisible();
    expect(await axe(container)).toHaveNoViolations();
  });

  it.each([
    ['quarter', '₦26,000'],
    ['bi-annual', '₦50,000'],
    ['annual', '₦96,000'],
    ['something', '₦50,000'],
    [null, '₦50,000'],
  ])('shows the price of %s as %s', async (package_frequency, price) => {
    await open(planHolder({ package_frequency }));
    expect(screen.getByText(price)).toBeVisible();
  });

  it.each(['individual', 'family', 'smes'] as const)(
    'leads the holder of a %s plan to all plans',
    async (type) => {
      const { user, address } = await openOthers(type);
      await user.click(screen.getByRole('button', { name: 'Upgrade' }));
      expect(address.current).toBe('/health-plans');
      expect(modals.current).toBeNull();
    },
  );

  it.each(['corporate', 'cooperate'])('opens the upgrade for a %s plan', async (type) => {
    const { user } = await openOthers(type);
    await user.click(screen.getByRole('button', { name: 'Upgrade' }));
    expect(modals.current).toEqual({ type: 'upgrade', payload: { type } });
  });

  const openOthers = (type: string) => open(planHolder({ plan: { ...makePlan(), type } as User['plan'] }));
});

describe('the card', () => {
  it.each([
    ['visa', 'Visa'],
    ['Verve ', 'Visa'],
    ['mastercard', 'Mastercard'],
    ['amex', 'Mastercard'],
  ])('of the brand %s shows the %s icon, the last four digits and the expiry', async (type, icon) => {
    await open(planHolder({ card: { ...card, type } }));
    expect(within(region('Card details')).getByRole('img', { name: icon })).toBeVisible();
    expect(screen.getByText('**** **** **** 4081')).toBeVisible();
    expect(screen.getByText('Expires 12/30')).toBeVisible();
  });

  it('can be missing', async () => {
    await open(planHolder({ card: null }));
    expect(screen.getByText(/No card is saved yet/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Update' })).toBeVisible();
  });

  it('is replaced on the payment page, asked for once, on the press only', async () => {
    const { user } = await open(planHolder());
    server.data('GET individual/update_card', { authorization_url: 'https://pay.example/x' });
    expect(server.requests('GET individual/update_card')).toHaveLength(0);
    await user.dblClick(screen.getByRole('button', { name: 'Update' }));
    await waitFor(() => expect(assign).toHaveBeenCalledWith('https://pay.example/x'));
    expect(toasts.current).toMatchObject({ type: 'success', message: 'Redirecting to payment page...' });
    expect(server.requests('GET individual/update_card')).toHaveLength(1);
  });

  it.each([
    [
      { status: 422, body: { status: 'error', errors: { card: ['No card service'] }, message: 'x' } },
      'No card service',
    ],
    [{ status: 400, body: { status: 'error', message: 'Try later' } }, 'Try later'],
  ])('says why it cannot be replaced', async (refusal, message) => {
    const { user } = await open(planHolder());
    server.on('GET individual/update_card', refusal);
    await user.click(screen.getByRole('button', { name: 'Update' }));
    await waitFor(() => expect(toasts.current).toMatchObject({ type: 'error', message }));
    expect(assign).not.toHaveBeenCalled();
    expect(screen.getByRole('button', { name: 'Update' })).not.toHaveAttribute('aria-busy');
  });

  it.each(['http://pay.example/x', 'https://evil.example', 'javascript:alert(1)', null])(
    'never follows the address %s',
    async (authorization_url) => {
      const { user } = await open(planHolder());
      server.data('GET individual/update_card', { authorization_url });
      await user.click(screen.getByRole('button', { name: 'Update' }));
      await waitFor(() => expect(toasts.current?.type).toBe('error'));
      expect(assign).not.toHaveBeenCalled();
    },
  );

  it('is not asked for twice when the connection drops', async () => {
    const { user } = await open(planHolder());
    server.on('GET individual/update_card', null);
    await user.click(screen.getByRole('button', { name: 'Update' }));
    await waitFor(() => expect(toasts.current?.type).toBe('error'));
    expect(server.requests('GET individual/update_card')).toHaveLength(1);
  });
});

describe('the claimables', () => {
  it('are listed, each with a button that opens the claim', async () => {
    session.setUser(planHolder());
    server.data('GET claimable/all', [
      { id: 3, name: 'Dental check' },
      { id: '4', name: 'Eye test', description: 'Once a year' },
    ]);
    const { user, container } = renderPage(<HealthPlanPage />, { at: '/' });
    expect(await screen.findByText('Dental check')).toBeVisible();
    const buttons = screen.getAllByRole('button', { name: 'Claim' });
    expect(buttons).toHaveLength(2);
    expect(buttons[1]).toHaveAccessibleDescription('Eye test');
    expect(await axe(container)).toHaveNoViolations();
    await user.click(buttons[1] as HTMLElement);
    expect(modals.current).toEqual({
      type: 'claiming',
      payload: { claimable: { id: '4', name: 'Eye test' } },
    });
  });

  it('show three placeholders while loading, and can be asked for again', async () => {
    session.setUser(planHolder());
    let answer: (value: { status: number }) => void = () => {};
    server.on('GET claimable/all', () => new Promise((resolve) => (answer = resolve)));
    const { user } = renderPage(<HealthPlanPage />, { at: '/' });
    const panel = region('Claimable benefits');
    expect(within(panel).getByRole('status').querySelectorAll('[aria-hidden]')).toHaveLength(3);
    await waitFor(() => expect(server.requests('GET claimable/all')).toHaveLength(1));
    answer({ status: 500 });
    expect(await within(panel).findByText('We could not load what you can claim')).toBeVisible();
    server.data('GET claimable/all', []);
    await user.click(within(panel).getByRole('button', { name: 'Try again' }));
    expect(await within(panel).findByText('No Claimables available yet')).toBeVisible();
  });
});

describe('the payment history', () => {
  const payments = [
    {
      reference: 'PAY-1',
      description: 'Individual Plus',
      amount: '26000',
      created_at: '2026-02-03 08:30:00',
      status: 'success',
    },
    {
      reference: 'PAY-2',
      description: 'Individual Plus',
      amount: 1_250_000.5,
      created_at: '2026-02-03T08:30:00Z',
      status: 'processing',
    },
    { reference: 'PAY-3', status: 'abandoned' },
  ];

  it('lists reference, plan, amount, date and status, five a page', async () => {
    server.data(PAYMENTS, { data: payments, total: 8 });
    const { user, address } = await open(planHolder());
    const table = within(region('Payment History'));
    await table.findByText('PAY-1');
    expect(table.getAllByRole('columnheader').map((cell) => cell.textContent)).toEqual([
      'Reference',
      'Plan',
      'Amount',
      'Date',
      'Status',
    ]);
    expect(
      table
        .getAllByRole('row')
        .slice(1)
        .map((row) => row.textContent),
    ).toEqual([
      'PAY-1Individual Plus₦26,000February 3, 2026 9:30 AMPaid',
      'PAY-2Individual Plus₦1,250,000.50February 3, 2026 9:30 AMPending',
      'PAY-3₦0Cancelled',
    ]);
    expect(server.requests(PAYMENTS)[0]).toMatchObject({
      path: 'individual/subscriptions/user/7',
      query: { page: '1', count: '5' },
    });
    await user.click(table.getByRole('button', { name: /Page 2/ }));
    await waitFor(() => expect(server.requests(PAYMENTS).at(-1)?.query.page).toBe('2'));
    expect(address.current).toBe('/account/health_plan?page=2');
  });

  it('shows five placeholder rows, then says that there is none', async () => {
    let answer: (value: object) => void = () => {};
    server.on(PAYMENTS, () => new Promise((resolve) => (answer = resolve)));
    const { container } = await open(planHolder());
    expect(container.querySelectorAll('[data-skeleton]')).toHaveLength(5);
    answer({ body: { data: { data: [], total: 0 } } });
    expect(await screen.findByText('No Record Found')).toBeVisible();
  });

  it('offers to try again', async () => {
    server.on(PAYMENTS, { status: 503 });
    const { user } = await open(planHolder());
    const panel = within(region('Payment History'));
    expect(await panel.findByText('We could not load your payments')).toBeVisible();
    server.data(PAYMENTS, { data: payments, total: 3 });
    await user.click(panel.getByRole('button', { name: 'Try again' }));
    expect(await panel.findByText('PAY-1')).toBeVisible();
  });
});

it('has no members panel for an individual plan', async () => {
  await open(planHolder());
  expect(screen.queryByRole('heading', { name: /Members|Employees/ })).not.toBeInTheDocument();
  expect(server.requests('GET individual/employees')).toHaveLength(0);
});
