/** @jest-environment node */
import { frequencyOf, planPrice } from './frequency';

it.each([
  ['quarter', 'quarter'],
  ['annual', 'annual'],
  ['bi-annual', 'bi-annual'],
  ['monthly', 'bi-annual'],
  [null, 'bi-annual'],
])('stored %p means %s', (stored, frequency) => {
  expect(frequencyOf(stored)).toBe(frequency);
});

it('takes `price` as the annual one (R4.43)', () => {
  const plan = { price: '120000', bi_price: 65000, quarter_price: 35000 };
  expect({
    annual: planPrice(plan, 'annual'),
    biAnnual: planPrice(plan, 'bi-annual'),
    quarter: planPrice(plan, 'quarter'),
  }).toEqual({ annual: 120000, biAnnual: 65000, quarter: 35000 });
});
