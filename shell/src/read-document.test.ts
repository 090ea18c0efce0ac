import { readServerTime } from './read-document';

const sent = Date.parse('2026-11-25T12:00:00Z');
const load = { transferSize: 9_000, responseStart: 120, serverTiming: [{ name: 'now', duration: sent }] };

const readOf = (entries: object[]) => {
  Object.assign(performance, { getEntriesByType: () => entries });
  jest.spyOn(performance, 'now').mockReturnValue(420);
  return readServerTime();
};

it('is the time that the document was sent at, and what has passed since', () => {
  expect(readOf([load])).toBe(sent + 300);
});

it.each([
  ['came from a cache', { ...load, transferSize: 0 }],
  ['has no such header', { ...load, serverTiming: [] }],
  ['is in a browser that does not tell', { transferSize: 9_000, responseStart: 120 }],
])('is not known where the document %s', (_name, entry) => {
  expect(readOf([entry])).toBeUndefined();
});

it('is not known where the browser measures nothing', () => {
  expect(readOf([])).toBeUndefined();
});
