/** @jest-environment node */
import { deviceTime } from './device-time';

/** 9:30 in Lagos on 1 December and on 1 July 2026. */
const winter = new Date('2026-12-01T08:30:00Z');
const summer = new Date('2026-07-01T08:30:00Z');

it.each([
  ['Europe/London', winter, 'Tuesday 1 December, 8:30 AM'],
  ['America/New_York', new Date('2026-12-01T00:15:00Z'), 'Monday 30 November, 7:15 PM'],
  ['Asia/Kolkata', winter, 'Tuesday 1 December, 2:00 PM'],
  ['Europe/Berlin', summer, 'Wednesday 1 July, 10:30 AM'],
  ['America/Chicago', new Date('2026-12-01T18:05:00Z'), 'Tuesday 1 December, 12:05 PM'],
  ['Europe/London', new Date('2026-12-01T00:05:00Z'), 'Tuesday 1 December, 12:05 AM'],
])('in %s it is %s', (zone, at, words) => {
  expect(deviceTime(at, zone)).toBe(words);
});

it.each([
  ['Africa/Lagos', winter],
  ['Europe/Berlin', winter],
  ['Europe/London', summer],
  ['Nowhere/Land', winter],
])('says nothing in %s, where the clocks agree or nothing is known', (zone, at) => {
  expect(deviceTime(at, zone)).toBe('');
});

it('says nothing without an instant', () => {
  expect(deviceTime(null, 'Europe/London')).toBe('');
});
