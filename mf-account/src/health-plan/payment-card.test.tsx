import { externalNavigation, modals, runtimeConfig, toasts } from '@ilera/runtime';
import type { FakeApi } from '@ilera/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { card, openHealthPlan, planHolder, prepareHealthPlan, region } from './testing/open-health-plan';

let server: FakeApi;
let assign: jest.SpyInstance;
beforeEach(() => {
  assign = jest.spyOn(externalNavigation, 'assign').mockImplementation(() => undefined);
  server = prepareHealthPlan();
});

describe('the card', () => {
  it.each([
    ['visa', 'Visa'],
    ['Verve ', 'Visa'],
    ['mastercard', 'Mastercard'],
    ['amex', 'Mastercard'],
  ])('of the brand %s shows the %s icon, the last four digits and the expiry', async (type, icon) => {
    await openHealthPlan(planHolder({ card: { ...card, type } }));
    expect(within(region('Card details')).getByRole('img', { name: icon })).toBeVisible();
    expect(screen.getByText('**** **** **** 4081')).toBeVisible();
    expect(screen.getByText('Expires 12/30')).toBeVisible();
  });

  it('opens the receipt of its last replacement, where the API has receipts', async () => {
    runtimeConfig.features = ['receipts'];
    const { user } = await openHealthPlan(planHolder({ card: { ...card, payment_reference: 'PAY-9' } }));
    await user.click(within(region('Card details')).getByRole('button', { name: 'Receipt' }));
    expect(modals.current).toEqual({ type: 'receipt', payload: { reference: 'PAY-9' } });
  });

  it('can be missing', async () => {
    await openHealthPlan(planHolder({ card: null }));
    expect(screen.getByText(/No card is saved yet/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Update' })).toBeVisible();
  });

  it('is not said to be missing while only what the browser stores is known', async () => {
    const stored = { ...planHolder({ card: null }), stored_at: '2026-11-25T12:00:00Z' };
    await openHealthPlan(stored);
    expect(screen.queryByText(/No card is saved yet/)).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Update' })).toBeVisible();
  });

  it('is replaced on the payment page, asked for once, on the press only (R4.54)', async () => {
    const { user } = await openHealthPlan(planHolder());
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
    const { user } = await openHealthPlan(planHolder());
    server.on('GET individual/update_card', refusal);
    await user.click(screen.getByRole('button', { name: 'Update' }));
    await waitFor(() => expect(toasts.current).toMatchObject({ type: 'error', message }));
    expect(assign).not.toHaveBeenCalled();
    expect(screen.getByRole('button', { name: 'Update' })).not.toHaveAttribute('aria-busy');
  });

  it.each(['http://pay.example/x', 'https://evil.example', 'javascript:alert(1)', null])(
    'never follows the address %s',
    async (authorization_url) => {
      const { user } = await openHealthPlan(planHolder());
      server.data('GET individual/update_card', { authorization_url });
      await user.click(screen.getByRole('button', { name: 'Update' }));
      await waitFor(() => expect(toasts.current?.type).toBe('error'));
      expect(assign).not.toHaveBeenCalled();
    },
  );

  it('is not asked for twice when the connection drops', async () => {
    const { user } = await openHealthPlan(planHolder());
    server.on('GET individual/update_card', null);
    await user.click(screen.getByRole('button', { name: 'Update' }));
    await waitFor(() => expect(toasts.current?.type).toBe('error'));
    expect(server.requests('GET individual/update_card')).toHaveLength(1);
  });
});
