/** @jest-environment node */
import { formatTraceparent, newTrace, parseTraceparent } from './trace-context';

it('reads what it writes', () => {
  const trace = newTrace();
  expect(parseTraceparent(formatTraceparent(trace))).toEqual(trace);
  expect(newTrace().traceId).not.toBe(trace.traceId);
});

it.each([
  undefined,
  '',
  'x',
  ['00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01', 'x'],
  '00-00000000000000000000000000000000-00f067aa0ba902b7-01',
  '00-4bf92f3577b34da6a3ce929d0e0e4736-0000000000000000-01',
  '00-4BF92F3577B34DA6A3CE929D0E0E4736-00f067aa0ba902b7-01',
  '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01"}\nforged',
])('refuses %j', (header) => {
  expect(parseTraceparent(header)).toBeUndefined();
});
