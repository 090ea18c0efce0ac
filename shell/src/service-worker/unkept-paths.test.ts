/** @jest-environment node */
import { readKeepMessage } from './unkept-paths';

// Browsers of before 2024 lack it.
Reflect.deleteProperty(URL, 'canParse');

const origin = 'https://ilera.example';

it('reads the path of a page of this site', () => {
  expect(readKeepMessage({ keep: '/condition/13' }, origin)).toBe('/condition/13');
});

it.each([
  '/conditioncheckout/13',
  '/ConditionCheckout/13?date=1',
  '/plan-checkout/3',
  '/google_callback?token=x',
  '/verify_account/abc',
  '/reset_password/abc',
  '/employee/abc',
  '/_invitation?p=x',
  '/_live?revision=1',
  '/api/individual/profile',
  '/ops',
  '/ops/parts',
  '/assets/shell/1/main.js',
  '/sitemap.xml',
  '/service-worker.js',
  '/condition/custom?text=piles',
  '//evil.example/condition/1',
  'https://evil.example/condition/1',
  '//:/',
  '',
])('refuses %s', (keep) => expect(readKeepMessage({ keep }, origin)).toBeUndefined());

it.each([undefined, null, 'keep', 7, {}, { keep: 7 }, { keep: ['/x'] }])('refuses %j', (data) =>
  expect(readKeepMessage(data, origin)).toBeUndefined(),
);
