/** @jest-environment node */
import { formatRelativeTime } from './relative-time';

const MINUTE = 60_000;

it.each([
  [0, 'now'],
  [0.4, 'now'],
  [1, 'in 1 min'],
  [59, 'in 59 min'],
  [60, 'in 1 h'],
  [125, 'in 2 h 5 min'],
  [-12, '12 min ago'],
  [-47 * 60 - 59, '47 h 59 min ago'],
  [48 * 60, 'in 2 days'],
  [-80 * 60, '3 days ago'],
])('%d minutes are "%s"', (minutes, words) => {
  expect(formatRelativeTime(minutes * MINUTE, 0)).toBe(words);
});
