import { frequencies } from '@ilera/format';
import { makePlan } from '@ilera/testing';
import fc from 'fast-check';
import { type PlanOffer, toOffer } from '../plans/plan';
import { priceOfSubscription } from './subscription';

const plan = toOffer(makePlan({ type: 'smes', price: 90_000, bi_price: 48_000, quarter_price: 25_000 }))!;

it.each([
  ['quarter', 1, 100, { price: 25_000, discount: 0, total: 25_000 }],
  ['bi-annual', 3, 100, { price: 144_000, discount: 0, total: 144_000 }],
  ['annual', 10, 15, { price: 900_000, discount: 135_000, total: 765_000 }],
  ['quarter', 1, 99, { price: 25_000, discount: 24_750, total: 250 }],
  ['quarter', 2, 0, { price: 50_000, discount: 0, total: 50_000 }],
] as const)('%s for %i people at %i percent', (frequency, people, percent, lines) => {
  expect(priceOfSubscription(plan, frequency, people, percent)).toEqual(lines);
});

it('counts every amount exactly, to the kobo, as whole numbers would', () => {
  const kobo = fc.integer({ min: 0, max: 500_000_000 });
  fc.assert(
    fc.property(
      kobo,
      fc.constantFrom(...frequencies),
      fc.integer({ min: 1, max: 1000 }),
      fc.integer({ min: 1, max: 100 }),
      (unit, frequency, people, percent) => {
        const offer: PlanOffer = { ...plan, prices: { ...plan.prices, [frequency]: unit / 100 } };
        const lines = priceOfSubscription(offer, frequency, people, percent);
        const price = BigInt(unit) * BigInt(people);
        const off = percent < 100 ? (price * BigInt(percent) + 50n) / 100n : 0n;
        expect(Math.round(lines.price * 100)).toBe(Number(price));
        expect(Math.round(lines.discount * 100)).toBe(Number(off));
        expect(Math.round(lines.total * 100)).toBe(Number(price - off));
      },
    ),
    { numRuns: 500 },
  );
});
