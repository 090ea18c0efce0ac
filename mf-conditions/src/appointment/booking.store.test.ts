/** @jest-environment node */
import { clock } from '@ilera/runtime';
import { BookingStore, type BookingSubject } from './booking.store';

/** 09:10 on 15 March 2026 in Lagos. */
beforeEach(() => clock.follow(Date.parse('2026-03-15T08:10:00Z')));
const subject: BookingSubject = { variant: 'signed-in', condition: null };
const restored = (draft: Parameters<BookingStore['restore']>[0]) => {
  const store = new BookingStore(subject);
  store.restore(draft);
  return store.choices;
};
const draft = {
  day: { year: 2026, month: 2, day: 16 },
  time: '09:00 am',
  method: 'video',
  words: 'A fever',
} as const;

it('takes the choices of a draft (R5.15)', () => {
  expect(restored(draft)).toEqual(draft);
});

it.each([
  ['a day that has passed', { ...draft.day, day: 14 }],
  ['a day of a year that is not open', { ...draft.day, year: 2027 }],
])('keeps words and method of a draft with %s', (_name, day) => {
  expect(restored({ ...draft, day })).toEqual({ ...draft, day: null, time: '' });
});

it('leaves out a time of today that is over', () => {
  const today = { ...draft.day, day: 15 };
  expect(restored({ ...draft, day: today })).toEqual({ ...draft, day: today, time: '' });
});

it('does not put a draft in the place of words that are there', () => {
  const store = new BookingStore({ ...subject, customText: 'My left knee' });
  store.restore(draft);
  expect(store.words).toBe('My left knee');
});

it('shows the month of today where the panel was left open over New Year', () => {
  clock.follow(Date.parse('2026-12-31T08:10:00Z'));
  const store = new BookingStore(subject);
  clock.follow(Date.parse('2027-01-01T08:10:00Z'));
  expect(store.month).toEqual({ year: 2027, month: 0 });
  store.turnMonth(1);
  expect(store.month).toEqual({ year: 2027, month: 1 });
});
