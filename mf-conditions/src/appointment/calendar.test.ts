/** @jest-environment node */
import { lagosToday, monthNames } from '@ilera/format';
import fc from 'fast-check';
import {
  addDays,
  daysInMonth,
  dayTitle,
  isSameDay,
  monthGrid,
  moveByKey,
  stepMonth,
  weekdayOf,
} from './calendar';

const years = fc.integer({ min: 1970, max: 2400 });
const yearMonths = fc.record({ year: years, month: fc.integer({ min: 0, max: 11 }) });
const days = yearMonths.chain(({ year, month }) =>
  fc.integer({ min: 1, max: daysInMonth({ year, month }) }).map((day) => ({ year, month, day })),
);
/** The reference: the platform's own calendar, in UTC. */
const platform = ({ year, month, day }: { year: number; month: number; day: number }) =>
  new Date(Date.UTC(year, month, day));

describe('monthGrid', () => {
  it('shows 6 weeks of 7 consecutive days from a Sunday, with the whole month among them (P4.4)', () => {
    fc.assert(
      fc.property(yearMonths, (month) => {
        const weeks = monthGrid(month);
        const flat = weeks.flat();
        expect(weeks.map((week) => week.length)).toEqual([7, 7, 7, 7, 7, 7]);
        expect(platform(flat[0]!).getUTCDay()).toBe(0);
        flat.forEach((day, index) => {
          const expected = new Date(platform(flat[0]!).getTime() + index * 86_400_000);
          expect(platform(day).getTime()).toBe(expected.getTime());
        });
        const ofMonth = flat.filter((day) => day.month === month.month && day.year === month.year);
        expect(ofMonth.map(({ day }) => day)).toEqual(
          Array.from(
            { length: new Date(Date.UTC(month.year, month.month + 1, 0)).getUTCDate() },
            (_, i) => i + 1,
          ),
        );
        expect(flat.findIndex((day) => day === ofMonth[0])).toBeLessThan(7);
      }),
    );
  });

  it.each([
    [2024, 29],
    [2026, 28],
    [2000, 29],
    [2100, 28],
  ])('knows how many days February %i has', (year, expected) => {
    expect(daysInMonth({ year, month: 1 })).toBe(expected);
  });
});

it('agrees with the platform about weekdays, order and distances', () => {
  fc.assert(
    fc.property(days, fc.integer({ min: -800, max: 800 }), (day, distance) => {
      const moved = addDays(day, distance);
      expect(weekdayOf(day)).toBe(platform(day).getUTCDay());
      expect(platform(moved).getTime() - platform(day).getTime()).toBe(distance * 86_400_000);
      expect(isSameDay(moved, day)).toBe(distance === 0);
    }),
  );
});

it('never rolls a month into another year', () => {
  fc.assert(
    fc.property(yearMonths, fc.integer({ min: -30, max: 30 }), (month, steps) => {
      const stepped = stepMonth(month, steps);
      expect(stepped.year).toBe(month.year);
      expect(stepped.month).toBe(Math.max(0, Math.min(11, month.month + steps)));
    }),
  );
});

describe('moveByKey', () => {
  const keys = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End', 'PageUp', 'PageDown'];

  it('leads to a real day of the same year for every key', () => {
    fc.assert(
      fc.property(days, fc.constantFrom(...keys), (day, key) => {
        const moved = moveByKey(day, key)!;
        expect(moved.year).toBe(day.year);
        expect(platform(moved).getUTCDate()).toBe(moved.day);
        expect(platform(moved).getUTCMonth()).toBe(moved.month);
      }),
    );
  });

  it.each([
    ['ArrowRight', { year: 2026, month: 1, day: 28 }, { year: 2026, month: 2, day: 1 }],
    ['ArrowDown', { year: 2026, month: 2, day: 29 }, { year: 2026, month: 3, day: 5 }],
    ['Home', { year: 2026, month: 2, day: 18 }, { year: 2026, month: 2, day: 15 }],
    ['End', { year: 2026, month: 2, day: 18 }, { year: 2026, month: 2, day: 21 }],
    ['End', { year: 2026, month: 11, day: 28 }, { year: 2026, month: 11, day: 31 }],
    ['Home', { year: 2026, month: 0, day: 2 }, { year: 2026, month: 0, day: 1 }],
    ['PageDown', { year: 2026, month: 0, day: 31 }, { year: 2026, month: 1, day: 28 }],
    ['PageUp', { year: 2026, month: 0, day: 31 }, { year: 2026, month: 0, day: 31 }],
    ['ArrowRight', { year: 2026, month: 11, day: 31 }, { year: 2026, month: 11, day: 31 }],
  ])('%s', (key, from, to) => {
    expect(moveByKey(from, key)).toEqual(to);
  });

  it('leaves other keys alone', () => {
    expect(moveByKey({ year: 2026, month: 1, day: 1 }, 'Tab')).toBeNull();
  });
});

describe('the clinic’s day', () => {
  it('is Lagos’s for every instant, whatever the device says', () => {
    const lagos = new Intl.DateTimeFormat('en-CA', { timeZone: 'Africa/Lagos' });
    const instants = fc.date({
      min: new Date('1980-01-01'),
      max: new Date('2100-01-01'),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(instants, (instant) => {
        const { year, month, day } = lagosToday(instant);
        const text = [year, String(month + 1).padStart(2, '0'), String(day).padStart(2, '0')].join('-');
        expect(text).toBe(lagos.format(instant));
      }),
    );
  });

  it('is never computed from the device’s zone', () => {
    const local = ['getDate', 'getMonth', 'getFullYear', 'getDay', 'getHours', 'getTimezoneOffset'] as const;
    for (const name of local)
      jest.spyOn(Date.prototype, name).mockImplementation(() => {
        throw new Error(`${name} reads the device's zone`);
      });
    lagosToday(new Date(0));
    monthGrid({ year: 2026, month: 2 });
    dayTitle({ year: 2026, month: 2, day: 14 });
  });
});

it('names a day in words', () => {
  expect(dayTitle({ year: 2026, month: 2, day: 14 })).toBe('Saturday 14 March 2026');
  expect(monthNames).toHaveLength(12);
});
