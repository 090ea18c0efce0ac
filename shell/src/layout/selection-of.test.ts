/** @jest-environment node */
import { RouteTable } from '../route-table';
import { selectionOf } from './selection-of';

const routes = new RouteTable({ remotes: {} });

it.each([
  ['/', { landingPage: '/' }],
  ['/condition/7', { landingPage: '/condition/7', selectedCondition: '7' }],
  ['/conditioncheckout/custom', { selectedCondition: 'custom' }],
  ['/plan-checkout/3', { landingPage: '/plan-checkout/3', selectedPlan: '3' }],
  ['/account/history', { dashboardPage: '/account/history' }],
  ['/auth/sign-in', {}],
  ['/nowhere', {}],
])('%s selects %j', (pathname, selection) => {
  expect(selectionOf(pathname, routes.find(pathname)?.layout)).toEqual(selection);
});
