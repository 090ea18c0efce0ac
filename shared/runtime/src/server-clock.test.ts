/** @jest-environment node */
import { ServerClock } from './server-clock';

const device = Date.parse('2020-01-01T00:00:00Z');
const server = '2026-11-25T12:00:00.000Z';

beforeEach(() => jest.useFakeTimers({ now: device }));
afterEach(() => jest.useRealTimers());

it('is the device’s clock until a server has told its time', () => {
  const clock = new ServerClock();
  expect(clock.isKnown).toBe(false);
  expect(clock.now().getTime()).toBe(device);
});

it.each([
  ['of years ago', '2020-01-01T00:00:00Z'],
  ['two days behind', '2026-11-23T12:00:00Z'],
  ['two days ahead', '2026-11-27T12:00:00Z'],
])('is the server’s on a device whose clock is %s', (_name, time) => {
  jest.setSystemTime(Date.parse(time));
  const clock = new ServerClock();
  clock.follow(Date.parse(server));
  expect(clock.now().toISOString()).toBe(server);
  jest.advanceTimersByTime(60_000);
  expect(clock.now().toISOString()).toBe('2026-11-25T12:01:00.000Z');
});

const hour = 60 * 60_000;
it.each([
  ['slept for a night', 8 * hour, 8 * hour],
  ['slept for a weekend', 64 * hour, 64 * hour],
  ['was set right by years', Date.parse(server) - device, 0],
  ['was set back', -hour, 0],
])('is the server’s while the device %s', (_what, difference, passed) => {
  const clock = new ServerClock();
  clock.follow(Date.parse(server));
  jest.setSystemTime(Date.now() + difference);
  expect(clock.now().getTime() - Date.parse(server)).toBe(passed);
});

it('is not known from a jump of the device’s clock until the next response', () => {
  const clock = new ServerClock();
  clock.follow(Date.parse(server));
  jest.advanceTimersByTime(hour);
  expect(clock.isKnown).toBe(true);
  jest.setSystemTime(Date.now() + 240 * hour);
  expect(clock.isKnown).toBe(false);
  clock.follow(Date.parse(server));
  expect(clock.isKnown).toBe(true);
});

it('follows the next response after the device’s clock was set right', () => {
  const clock = new ServerClock();
  clock.follow(Date.parse(server));
  jest.setSystemTime(Date.parse(server));
  clock.followHeader('Wed, 25 Nov 2026 12:00:00 GMT');
  expect(clock.now().toISOString()).toBe(server);
});

it.each([undefined, NaN, Infinity])('does not follow a time of %s', (time) => {
  const clock = new ServerClock();
  clock.follow(time);
  expect(clock.isKnown).toBe(false);
});

it.each([undefined, null, 7, '', 'soon'])('does not follow a header of %s', (date) => {
  const clock = new ServerClock();
  clock.followHeader(date);
  expect(clock.isKnown).toBe(false);
});
