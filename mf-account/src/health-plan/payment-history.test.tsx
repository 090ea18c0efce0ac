import type { FakeApi } from '@ilera/testing';
import { screen, waitFor, within } from '@testing-library/react';
import {
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
    server.data(paymentsCall, { data: payments, total: 8 });
    const { user, address } = await openHealthPlan(planHolder());
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
    expect(server.requests(paymentsCall)[0]).toMatchObject({
      path: 'individual/subscriptions/user/7',
      query: { page: '1', count: '5' },
    });
    await user.click(table.getByRole('button', { name: /Page 2/ }));
    await waitFor(() => expect(server.requests(paymentsCall).at(-1)?.query.page).toBe('2'));
    expect(address.current).toBe('/account/health_plan?page=2');
  });

  it('shows five placeholder rows, then says that there is none', async () => {
    let answer: (value: object) => void = () => {};
    server.on(paymentsCall, () => new Promise((resolve) => (answer = resolve)));
    const { container } = await openHealthPlan(planHolder());
    expect(container.querySelectorAll('[data-skeleton]')).toHaveLength(5);
    answer({ body: { data: { data: [], total: 0 } } });
    expect(await screen.findByText('No Record Found')).toBeVisible();
  });

  it('offers to try again', async () => {
    server.on(paymentsCall, { status: 503 });
    const { user } = await openHealthPlan(planHolder());
    const panel = within(region('Payment History'));
    expect(await panel.findByText('We could not load your payments')).toBeVisible();
    server.data(paymentsCall, { data: payments, total: 3 });
    await user.click(panel.getByRole('button', { name: 'Try again' }));
    expect(await panel.findByText('PAY-1')).toBeVisible();
  });
});
