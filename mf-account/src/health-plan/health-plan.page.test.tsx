import type { User } from '@ilera/contracts/api';
import { modals, runtimeConfig, session } from '@ilera/runtime';
import { type FakeApi, makePlan, makeUser, reads, renderPage } from '@ilera/testing';
import { screen, within } from '@testing-library/react';
import HealthPlanPage from './health-plan.page';
import {
  card,
  openHealthPlan,
  paymentsCall,
  planHolder,
  prepareHealthPlan,
  region,
} from './testing/open-health-plan';

let server: FakeApi;
beforeEach(() => {
  server = prepareHealthPlan();
});

describe('without a plan', () => {
  it('is one panel that leads to the plans, and asks the API for nothing', async () => {
    await openHealthPlan(makeUser());
    expect(screen.getByText('Get Started with Health Plan')).toBeVisible();
    expect(screen.getByRole('link', { name: /Get Started with Health Plan/ })).toHaveAttribute(
      'href',
      '/health-plans',
    );
    expect(server.requests()).toHaveLength(0);
  });
});

describe('with a plan that ended (R4.82)', () => {
  it('keeps card, claims and payments in sight, and leads to a renewal (A2.15)', async () => {
    runtimeConfig.features = ['renewal', 'claims', 'receipts'];
    server.data(paymentsCall, {
      data: [
        { reference: 'PAY-1', description: 'Family Plus', amount: 100, status: 'success' },
        // PAY-2 was paid and refunded, PAY-3 never paid.
        {
          reference: 'PAY-2',
          description: 'Family Plus',
          amount: 100,
          status: 'cancelled',
          has_receipt: true,
        },
        {
          reference: 'PAY-3',
          description: 'Family Plus',
          amount: 100,
          status: 'cancelled',
          has_receipt: false,
        },
      ],
      total: 3,
    });
    server.data('GET individual/claims', { data: [], total: 0 });
    const plan = makePlan({ id: 4, name: 'Family Plus', type: 'family' }) as NonNullable<User['plan']>;
    await openHealthPlan(
      makeUser({
        plan: null,
        card,
        last_package: { plan, people: 5, frequency: 'bi-annual', ended_at: '2026-11-01T10:00:00Z' },
      }),
    );
    expect(screen.getByText('Ended: 1st November, 2026')).toBeVisible();
    expect(screen.getByText('**** **** **** 4081')).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Receipt of PAY-1' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Receipt of PAY-2' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Receipt of PAY-3' })).not.toBeInTheDocument();
    expect(await screen.findByText('You have not claimed anything yet.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Renew' })).toHaveAttribute(
      'href',
      '/plan-checkout/4?quantity=5&frequency=bi-annual',
    );
    expect(screen.queryByText('Get Started with Health Plan')).not.toBeInTheDocument();
  });
});

describe('the plan card', () => {
  it('shows what is paid in all, the price a person beside it, and the frequency in words (R4.85)', async () => {
    const plan = makePlan({ type: 'family', name: 'Family Plus', bi_price: 27_000 });
    await openHealthPlan(
      planHolder({ plan: plan as User['plan'], package_frequency: 'other', package_members: 3 }),
    );
    expect(screen.getByText('₦81,000')).toBeVisible();
    expect(screen.getByText(reads('Bi-annually, ₦27,000 for each of 3 family members'))).toBeVisible();
  });

  it('shows type, name, price and renewal', async () => {
    await openHealthPlan(planHolder());
    expect(screen.getByRole('heading', { name: 'Individual plan' })).toBeVisible();
    expect(screen.getByText('Individual Plus')).toBeVisible();
    expect(screen.getByText('Renews: 3rd February, 2027')).toBeVisible();
  });

  it.each([
    ['quarter', '₦26,000'],
    ['bi-annual', '₦50,000'],
    ['annual', '₦96,000'],
    ['something', '₦50,000'],
    [null, '₦50,000'],
  ])('shows the price of %s as %s', async (package_frequency, price) => {
    await openHealthPlan(planHolder({ package_frequency }));
    expect(screen.getByText(price)).toBeVisible();
  });

  it.each(['individual', 'family', 'smes'] as const)(
    'leads the holder of a %s plan to all plans (R4.5)',
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

  const openOthers = (type: string) =>
    openHealthPlan(planHolder({ plan: { ...makePlan(), type } as User['plan'] }));
});

describe('the claimables', () => {
  it('are listed, each with a button that opens the claim', async () => {
    session.setUser(planHolder());
    server.data('GET claimable/all', [
      { id: 3, name: 'Dental check' },
      { id: '4', name: 'Eye test', description: 'Once a year' },
    ]);
    const { user } = renderPage(<HealthPlanPage />, { at: '/' });
    expect(await screen.findByText('Dental check')).toBeVisible();
    const buttons = screen.getAllByRole('button', { name: 'Claim' });
    expect(buttons).toHaveLength(2);
    expect(buttons[1]).toHaveAccessibleDescription('Eye test');
    await user.click(buttons[1] as HTMLElement);
    expect(modals.current).toEqual({
      type: 'claiming',
      payload: { claimable: { id: '4', name: 'Eye test' } },
    });
  });

  it('show three placeholders while loading, and can be asked for again', async () => {
    session.setUser(planHolder());
    let answer: (value: { status: number }) => void = () => {};
    const answered = new Promise<{ status: number }>((resolve) => (answer = resolve));
    server.on('GET claimable/all', () => answered);
    const { user } = renderPage(<HealthPlanPage />, { at: '/' });
    const panel = region('Claimable benefits');
    expect(within(panel).getByRole('status').querySelectorAll('[aria-hidden]')).toHaveLength(3);
    answer({ status: 500 });
    expect(await within(panel).findByText('We could not load what you can claim')).toBeVisible();
    server.data('GET claimable/all', []);
    await user.click(within(panel).getByRole('button', { name: 'Try again' }));
    expect(await within(panel).findByText('No Claimables available yet')).toBeVisible();
  });
});

it('has no members panel for an individual plan', async () => {
  await openHealthPlan(planHolder());
  expect(screen.queryByRole('heading', { name: /Members|Employees/ })).not.toBeInTheDocument();
  expect(server.requests('GET individual/employees')).toHaveLength(0);
});

describe('people who are left on the plan while none for several runs (R4.75, R4.76)', () => {
  const people = [{ id: 1, name: 'Obinna Eze', email: 'obinna@example.com', status: 'active' }];
  const last = (type: string) =>
    ({ plan: { ...makePlan(), type }, people: 5, ended_at: '2026-11-01T10:00:00Z' }) as User['last_package'];
  const open = (user: Partial<User>) => {
    runtimeConfig.features = ['invitations'];
    server.data('GET individual/employees', people);
    return openHealthPlan({ ...planHolder(), employees_count: 1, ...user });
  };

  it.each([
    ['a family plan ended', 'Members', { plan: null, last_package: last('family') }],
    ['an employer’s plan ended', 'Employees', { plan: null, last_package: last('smes') }],
    ['an individual plan runs', 'Members', {}],
  ])('are listed and can be taken off where %s', async (_where, heading, user) => {
    const { user: person } = await open(user);
    const panel = within(region(heading));
    expect(await panel.findByText('Obinna Eze')).toBeVisible();
    expect(panel.queryByRole('button', { name: /^Add/ })).not.toBeInTheDocument();
    expect(panel.queryByText(/You can add/)).not.toBeInTheDocument();
    server.on('DELETE individual/employees/:id', { body: { status: 'success' } });
    server.data('GET individual/employees', []);
    await person.click(panel.getByRole('button', { name: 'Delete' }));
    await person.click(screen.getByRole('button', { name: 'Remove' }));
    expect(await panel.findByText('You don’t have any member yet')).toBeVisible();
  });

  it('have no panel where nobody is', async () => {
    await open({ plan: null, last_package: last('family'), employees_count: 0 });
    expect(screen.queryByRole('heading', { name: /Members|Employees/ })).not.toBeInTheDocument();
    expect(server.requests('GET individual/employees')).toHaveLength(0);
  });
});
