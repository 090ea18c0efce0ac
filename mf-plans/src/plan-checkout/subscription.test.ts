import { discounted, timesPeople } from '@ilera/format';
import { makePlan } from '@ilera/testing';
import fc from 'fast-check';
import { toOffer } from '../plans/plan';
import { packagesWith, peopleFor } from './subscription';

const offer = (fields: Parameters<typeof makePlan>[0]) =>
  toOffer(makePlan({ id: 1, type: 'smes', min_employees: 1, ...fields }))!;

it.each([
  ['the minimum', 'smes', 5, 1, 5],
  ['the address where it is higher', 'smes', 5, 12, 12],
  ['1 without a minimum', 'family', 0, 1, 1],
  ['1 for an individual plan, whatever the address says', 'individual', 4, 12, 1],
  ['the most that can be bought', 'smes', 5, 90_000, 1000],
] as const)('starts with %s', (_, type, min_employees, wanted, people) => {
  expect(peopleFor(offer({ type, min_employees }), wanted)).toBe(people);
});

it('never counts fewer than the minimum, whatever is pressed in whatever order', () => {
  const plans = [offer({ id: 1, min_employees: 3 }), offer({ id: 2, min_employees: 40 })] as const;
  const press = fc.record({ plan: fc.constantFrom(...plans), by: fc.integer({ min: -50, max: 50 }) });
  fc.assert(
    fc.property(fc.array(press, { maxLength: 20 }), (presses) => {
      let people = peopleFor(plans[0], 5);
      for (const { plan, by } of presses) {
        const before = people;
        people = peopleFor(plan, people + by);
        expect(people).toBeGreaterThanOrEqual(plan.minimum);
        // Another package raises the number, and only that.
        if (by === 0) expect(people).toBe(Math.max(before, plan.minimum));
      }
    }),
  );
});

it('keeps the plan among the packages, whatever the list holds (A4.1)', () => {
  const plan = offer({ id: 1 });
  const other = offer({ id: 2 });
  expect(packagesWith(plan, [other])).toEqual([plan, other]);
  expect(packagesWith(plan, [other, plan])).toEqual([other, plan]);
  expect(packagesWith(plan, [])).toEqual([plan]);
});

const priced = toOffer(makePlan({ type: 'smes', price: 90_000, bi_price: 48_000, quarter_price: 25_000 }))!;

it.each([
  ['quarter', 1, 100, { price: 25_000, discount: 0, total: 25_000 }],
  ['bi-annual', 3, 100, { price: 144_000, discount: 0, total: 144_000 }],
  ['annual', 10, 15, { price: 900_000, discount: 135_000, total: 765_000 }],
  ['quarter', 1, 99, { price: 25_000, discount: 24_750, total: 250 }],
  ['quarter', 2, 0, { price: 50_000, discount: 0, total: 50_000 }],
] as const)('%s for %i people at %i percent (A4.1)', (frequency, people, percent, lines) => {
  expect(discounted(timesPeople(priced.prices[frequency], people), percent)).toEqual(lines);
});

it('counts every amount exactly, to the kobo, as whole numbers would', () => {
  const kobo = fc.integer({ min: 0, max: 500_000_000 });
  fc.assert(
    fc.property(
      kobo,
      fc.integer({ min: 1, max: 1000 }),
      fc.integer({ min: 1, max: 100 }),
      (unit, people, percent) => {
        const lines = discounted(timesPeople(unit / 100, people), percent);
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
