import {
  allowedStarts,
  anchorDayOf,
  creditOf,
  daysOf,
  endedBy,
  endOfCover,
  periodAt,
  startOfRunningDay,
  unfinished,
  type CoverPeriod,
} from './cover';

const dayMs = 86_400_000;
const at = (day: number) => new Date(Date.UTC(2033, 2, 1, 9) + day * dayMs);
const period = (from: number, to: number, more: Partial<CoverPeriod> = {}): CoverPeriod => ({
  id: from,
  planId: 1,
  quantity: 2,
  startsAt: at(from),
  expiresAt: at(to),
  anchorDay: 1,
  valueKobo: 1000,
  ...more,
});
const idsOf = (periods: CoverPeriod[]) => periods.map(({ id }) => id);

describe('Which period covers a person (R4.76)', () => {
  const periods = [period(0, 10), period(10, 20)];

  it.each([
    [-0.001, undefined],
    [0, 0],
    [9.999, 0],
    [10, 10],
    [20, undefined],
  ])('on day %s that from day %s', (day, id) => {
    expect(periodAt(periods, at(day))?.id).toBe(id);
  });

  it('leaves time in what has not ended, the earliest first, and none in what never began', () => {
    expect(idsOf(unfinished([period(20, 30), period(12, 12), period(10, 20), period(0, 5)], at(5)))).toEqual([
      10, 20,
    ]);
  });

  it('ends with the last of all periods, and is over now without one', () => {
    expect(endOfCover([period(10, 40), period(0, 10)], at(5))).toEqual(at(40));
    expect(endOfCover([period(0, 5)], at(7))).toEqual(at(7));
  });
});

describe('What is left of a period (R4.76)', () => {
  it.each([
    ['before it begins', -3, 10],
    ['as it begins', 0, 10],
    ['in the middle of its first day', 0.5, 10],
    ['as its second day begins', 1, 9],
    ['in its last moment', 9.999, 1],
    ['at its end', 10, 0],
    ['after its end', 12, 0],
  ])('%s', (_, day, left) => {
    expect(daysOf(period(0, 10), at(day))).toEqual({ total: 10, left });
  });

  it('counts a begun day as one, also of what never began', () => {
    expect(daysOf(period(0, 9.5), at(0)).total).toBe(10);
    expect(daysOf(period(3, 3), at(0))).toEqual({ total: 1, left: 1 });
  });

  it('is credited in whole kobo, the fraction of one stays with the days that are over', () => {
    expect(creditOf(period(0, 30), at(10))).toBe(666);
    expect(creditOf(period(0, 30), at(31))).toBe(0);
  });

  it('says for each period that a purchase replaces what of it is credited, and whether it has begun', () => {
    const plan = { name: 'Silver', type: 'family' };
    const replaced = endedBy(
      [
        { ...period(20, 40), plan },
        { ...period(0, 20), plan },
        { ...period(-9, 0), plan },
      ],
      at(5),
    );
    expect(replaced).toEqual([
      expect.objectContaining({
        id: 0,
        creditedDays: 15,
        creditKobo: 750,
        hasBegun: true,
        people: 2,
        ...nameOf(plan),
      }),
      expect.objectContaining({ id: 20, creditedDays: 20, creditKobo: 1000, hasBegun: false }),
    ]);
    expect(endedBy([{ ...period(5, 20), plan }], at(5))).toMatchObject([{ hasBegun: true }]);
    expect(replaced[0]).toMatchObject({ startsAt: at(0).toISOString(), expiresAt: at(20).toISOString() });
  });
});

const nameOf = ({ name, type }: { name: string; type: string }) => ({ plan: name, type });

describe('When a purchase begins (R4.76)', () => {
  it('at once means with the day that runs, counted back from the end', () => {
    expect(startOfRunningDay([period(0, 10)], at(4.7))).toEqual(at(4));
    expect(startOfRunningDay([period(0, 10)], at(11))).toEqual(at(11));
  });

  it.each([
    ['nothing is paid', [], 1, 2, ['now']],
    ['all is over', [period(-9, 0)], 1, 2, ['now']],
    ['the same plan for as many', [period(0, 10)], 1, 2, ['end']],
    ['the same plan for more', [period(0, 10)], 1, 3, ['end', 'now']],
    ['the same plan for fewer', [period(0, 10)], 1, 1, ['end']],
    ['another plan for as many', [period(0, 10)], 7, 2, ['end', 'now']],
    ['another plan for more', [period(0, 10)], 7, 3, ['end', 'now']],
    ['another plan for fewer', [period(0, 10)], 7, 1, ['end']],
    ['one of two for more than it has', [period(0, 10), period(10, 20, { quantity: 4 })], 7, 3, ['end']],
    ['one of two for as many', [period(0, 10), period(10, 20, { quantity: 3 })], 1, 3, ['end']],
    ['one of two plans', [period(0, 10), period(10, 20, { planId: 7 })], 1, 2, ['end', 'now']],
  ])('where %s', (_, paid, planId, quantity, starts) => {
    expect(allowedStarts(paid, { planId, quantity }, at(5))).toEqual(starts);
  });

  const march = (day: number) => new Date(Date.UTC(2033, 2, day, 9));
  const ended = (day: number, anchorDay: number) => ({
    ...period(0, 1, { anchorDay }),
    expiresAt: march(day),
  });

  it.each([
    ['on a day of its own', march(12), [ended(11, 31)], 12],
    ['on the end of a period of that day', march(12), [ended(12, 12)], 12],
    ['on an end that has moved since', march(12), [ended(12, 31)], 12],
    ['on the last day of a month, a day after', new Date(Date.UTC(2033, 1, 28, 9)), [ended(-1, 31)], 28],
    [
      'on the last day of a month, after one of longer months',
      new Date(Date.UTC(2033, 1, 28, 9)),
      [{ ...ended(1, 31), expiresAt: new Date(Date.UTC(2033, 1, 28, 9)) }],
      31,
    ],
  ])('%s', (_, start, follows, day) => {
    expect(anchorDayOf(start, follows)).toBe(day);
  });
});
