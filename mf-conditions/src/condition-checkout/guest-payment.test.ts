/** @jest-environment node */
import { checkoutPath, priceOfVisit } from './guest-payment';

it.each([
  ['video', 100, { price: 1999, discount: 0, total: 1999 }],
  ['message', 100, { price: 999, discount: 0, total: 999 }],
  ['phone', 100, { price: 999, discount: 0, total: 999 }],
  ['', 100, { price: 999, discount: 0, total: 999 }],
  ['video', 10, { price: 1999, discount: 199.9, total: 1799.1 }],
  ['message', 50, { price: 999, discount: 499.5, total: 499.5 }],
  ['video', 99, { price: 1999, discount: 1979.01, total: 19.99 }],
  ['video', 0, { price: 1999, discount: 0, total: 1999 }],
  ['video', 120, { price: 1999, discount: 0, total: 1999 }],
])('%s with a percentage of %i (R4.49)', (method, percent, expected) => {
  expect(priceOfVisit({ message: 999, video: 1999 }, method, percent)).toEqual(expected);
});

it('comes back from the payment page to the same visit in browsers of before 2023, which cannot count a query', () => {
  Object.defineProperty(URLSearchParams.prototype, 'size', { value: undefined });
  const search = '?date=3-14-2026+09%3A30+am&method=video&trxref=T1&text=private';
  expect(checkoutPath({ pathname: '/conditioncheckout/13', search })).toBe(
    '/conditioncheckout/13?date=3-14-2026+09%3A30+am&method=video',
  );
  expect(checkoutPath({ pathname: '/conditioncheckout/13', search: '' })).toBe('/conditioncheckout/13');
});
