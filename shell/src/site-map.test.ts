/** @jest-environment node */
import { paths } from '@ilera/contracts';
import { RouteTable } from './route-table';
import { releaseRoutes } from './route-rules';
import { siteMap } from './site-map';

const routes = new RouteTable({ remotes: {} });

/** The route table (A2.1) as addresses a person may open, with who may see them. */
const table = [
  ['/', 'public'],
  ['/employee/abc', 'public'],
  ['/waitlist', 'public'],
  ['/health-plans', 'public'],
  ['/blog', 'public'],
  ['/blogs', 'public'],
  ['/blog/1', 'public'],
  ['/use-cases', 'public'],
  ['/conditions', 'public'],
  ['/condition/3', 'public'],
  ['/condition/custom', 'public'],
  ['/providers', 'public'],
  ['/pharmacies', 'public'],
  ['/terms-of-service', 'public'],
  ['/privacy-policy', 'public'],
  ['/conditioncheckout/3', 'public'],
  ['/plan-checkout/3', 'signed-in'],
  ['/auth', 'signed-out'],
  ['/auth/sign-in', 'signed-out'],
  ['/auth/sign-up', 'signed-out'],
  ['/auth/forget-password', 'signed-out'],
  ['/auth/complete-profile', 'signed-out'],
  ['/verify_account/abc', 'public'],
  ['/reset_password/abc', 'public'],
  ['/google_callback', 'public'],
  ['/account', 'signed-in'],
  ['/account/home', 'signed-in'],
  ['/account/condition', 'signed-in'],
  ['/account/history', 'signed-in'],
  ['/account/health_plan', 'manages-own-plan'],
  ['/account/settings', 'signed-in'],
  ['/account/health_plans', 'signed-in'],
] as const;

it.each(table)('%s is %s (R4.3)', (address, access) => {
  expect(routes.find(address)?.access).toBe(access);
});

it('has no address beyond the route table (A2.1)', () => {
  expect(siteMap).toHaveLength(table.length - 1); // /condition/3 and /condition/custom are one route
});

it.each(['/nope', '/account/nope', '/conditions/3', '/auth/nope'])('does not know %s', (address) => {
  expect(routes.find(address)).toBeUndefined();
});

it('tells the gateway which remote has the layout of the account pages', () => {
  expect(releaseRoutes().find(({ path }) => path === paths.accountCondition)).toEqual({
    path: '/account/condition',
    remote: 'mf-conditions',
    page: 'account-conditions',
    access: 'signed-in',
    layoutRemote: 'mf-account',
    layoutPage: 'account-shell',
  });
});
