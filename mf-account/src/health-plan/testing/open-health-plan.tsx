import type { User } from '@ilera/contracts/api';
import { runtimeConfig, session } from '@ilera/runtime';
import { fakeApi, makePlan, makeUser, renderPage, resetRuntime, type FakeApi } from '@ilera/testing';
import { screen } from '@testing-library/react';
import HealthPlanPage from '../health-plan.page';

export const paymentsCall = 'GET individual/subscriptions/user/:id';
export const card = { type: 'visa', last_4digits: '4081', expiry: '12/30' };

/** Prepares each test with an API and a signed-in plan holder who has no claims and no payments. */
export function prepareHealthPlan(): FakeApi {
  resetRuntime();
  runtimeConfig.redirectHosts = ['pay.example'];
  const server = fakeApi();
  server.data('GET claimable/all', []);
  server.data(paymentsCall, { data: [], total: 0 });
  server.data('GET individual/employees', []);
  session.signIn('token');
  return server;
}

export const planHolder = (changes: Partial<User> = {}) =>
  makeUser({
    plan: makePlan({ type: 'individual', name: 'Individual Plus' }),
    package_frequency: 'quarter',
    package_expiry_at: '2027-02-03T00:00:00Z',
    card,
    ...changes,
  });

/** Opens a user's page and waits for the claimables of a plan holder. */
export async function openHealthPlan(user: User) {
  session.setUser(user);
  const page = renderPage(<HealthPlanPage />, { at: '/account/health_plan', path: '/account/health_plan' });
  if (user.plan) await screen.findByText('No Claimables available yet');
  return page;
}

/** The panel with this title. */
export const region = (title: string) =>
  screen.getByRole('heading', { name: title }).closest('section') as HTMLElement;
