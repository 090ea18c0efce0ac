import fc from 'fast-check';
import { makePlan } from '@ilera/testing';
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
