import fc from 'fast-check';
// eslint-disable-next-line import-x/no-restricted-paths -- this test alone holds client and server against each other
import { discountedKobo as discountedByServer } from '../../../api/src/prices/price';
import { priceOfVisit } from './guest-payment';

it('prices 10,000 generated carts like the server, to the kobo (R4.49)', () => {
  const kobo = fc.integer({ min: 1, max: 500_000_00 });
  fc.assert(
    fc.property(
      kobo,
      kobo,
      fc.constantFrom('video', 'message'),
      fc.option(fc.integer({ min: 1, max: 99 })),
      (video, message, method, percent) => {
        const prices = { video: video / 100, message: message / 100 };
        const { price, discount, total } = priceOfVisit(prices, method, percent ?? 100);
        const server = discountedByServer(method === 'video' ? video : message, percent);
        expect(Math.round(total * 100)).toBe(server);
        expect(Math.round(price * 100) - Math.round(discount * 100)).toBe(server);
      },
    ),
    { numRuns: 10_000 },
  );
});

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
])('%s with a percentage of %i', (method, percent, expected) => {
  expect(priceOfVisit({ message: 999, video: 1999 }, method, percent)).toEqual(expected);
});
