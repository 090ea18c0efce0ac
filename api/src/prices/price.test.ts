import { periodKobo, toKobo, toNaira } from './price';

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
  [1799.1, 179_910],
  [0, 0],
])('%s naira are %s kobo, and back', (naira, kobo) => {
  expect(toKobo(naira)).toBe(kobo);
  expect(toNaira(kobo)).toBe(naira);
});
