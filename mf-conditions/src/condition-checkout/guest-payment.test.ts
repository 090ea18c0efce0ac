/** @jest-environment node */
import { priceOfVisit } from './guest-payment';

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
