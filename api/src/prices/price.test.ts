import { periodKobo, toKobo, toNaira } from './price';
import { attemptEnd } from '../payments/attempt';

describe('money (P9.1)', () => {
  it('takes the price of the period', () => {
    const plan = { quarterKobo: 1, biAnnualKobo: 2, annualKobo: 3 };
    expect({
      quarter: periodKobo(plan, 'quarter'),
      biAnnual: periodKobo(plan, 'bi-annual'),
      annual: periodKobo(plan, 'annual'),
    }).toEqual({ quarter: 1, biAnnual: 2, annual: 3 });
  });
});

it.each([
  ['a visit in an hour', 60, 30],
  ['a visit in ten minutes', 10, 10],
  ['a plan', null, 30],
])('an attempt at paying for %s ends early enough', (_what, begins, ends) => {
  const at = (minutes: number) => new Date(Date.UTC(2027, 0, 1, 9, minutes));
  expect(attemptEnd(at(0), begins === null ? begins : at(begins))).toEqual(at(ends));
});

it.each([
  [1799.1, 179_910],
  [0, 0],
])('%s naira are %s kobo, and back', (naira, kobo) => {
  expect(toKobo(naira)).toBe(kobo);
  expect(toNaira(kobo)).toBe(naira);
});
