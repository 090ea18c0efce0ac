import { MinuteCounts } from './minute-counts';

const minute = 60_000;

it('adds up the minutes of a window and forgets older ones', () => {
  const counts = new MinuteCounts();
  for (let at = 0; at < 200; at += 1) counts.add(at * minute);
  const now = 199 * minute;
  expect(counts.since(now - 10 * minute, now)).toBe(11);
  expect(counts.since(0, now)).toBe(60);
});

it('forgets after a silence what was counted before it', () => {
  const counts = new MinuteCounts();
  for (let index = 0; index < 4_000; index += 1) counts.add(minute);
  const now = 200 * minute;
  counts.add(now);
  expect(counts.since(now - 10 * minute, now)).toBe(1);
  expect(counts.since(0, now)).toBe(1);
});
