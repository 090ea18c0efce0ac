import { periodEnd, periodKobo, toKobo, toNaira } from './price';
import { attemptEnd } from '../payments/attempt';

describe('money (P9.1)', () => {
  it('takes the price of the period', () => {
    const plan = { quarterKobo: 1, biAnnualKobo: 2, annualKobo: 3 };
    expect([periodKobo(plan, 'quarter'), periodKobo(plan, 'bi-annual'), periodKobo(plan, 'annual')]).toEqual([
      1, 2, 3,
    ]);
  });

  it.each([
    ['2026-11-30T10:00:00.000Z', 'quarter', '2027-02-28T10:00:00.000Z'],
    ['2027-11-30T10:00:00.000Z', 'quarter', '2028-02-29T10:00:00.000Z'],
    ['2026-08-31T00:00:00.000Z', 'bi-annual', '2027-02-28T00:00:00.000Z'],
    ['2028-02-29T12:00:00.000Z', 'annual', '2029-02-28T12:00:00.000Z'],
    ['2026-01-15T23:59:59.000Z', 'quarter', '2026-04-15T23:59:59.000Z'],
    // The first hour of a month in Lagos is the last one of the month before in UTC.
    ['2027-02-28T23:30:00.000Z', 'quarter', '2027-05-31T23:30:00.000Z'],
    ['2027-02-28T23:30:00.000Z', 'annual', '2028-02-29T23:30:00.000Z'],
    ['2027-01-31T23:30:00.000Z', 'quarter', '2027-04-30T23:30:00.000Z'],
  ] as const)('%s and one %s end on %s', (start, frequency, end) => {
    expect(periodEnd(new Date(start), frequency).toISOString()).toBe(end);
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

it('a total that nobody saw stays unknown', () => expect(toKobo(undefined)).toBeUndefined());
