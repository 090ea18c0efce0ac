import { periodEnd } from './calendar';

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
