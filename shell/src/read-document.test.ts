import { readServerTime } from './read-document';

const sent = Date.parse('2026-11-25T12:00:00Z');
const load = { transferSize: 9_000, responseStart: 120, serverTiming: [{ name: 'now', duration: sent }] };

const readOf = (entries: object[]) => {
  Object.assign(performance, { getEntriesByType: () => entries });
  jest.spyOn(performance, 'now').mockReturnValue(420);
  return readServerTime();
};

it('reads the time at which the document was sent, and adds what has passed since', () => {
  expect(readOf([load])).toBe(sent + 300);
});

it.each([
  ['came from a cache', { ...load, transferSize: 0 }],
  ['has no such header', { ...load, serverTiming: [] }],
  ['is in a browser that does not tell', { transferSize: 9_000, responseStart: 120 }],
])('knows no server time where the document %s', (_name, entry) => {
  expect(readOf([entry])).toBeUndefined();
});

it('knows no server time where the browser measures nothing', () => {
  expect(readOf([])).toBeUndefined();
});
