/** @jest-environment node */
import { withTimeout } from './with-timeout';

const never = new Promise<string>(() => undefined);

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('gives the promise its own outcome, and leaves no timer behind', async () => {
  await expect(withTimeout(100, Promise.resolve('ready'))).resolves.toBe('ready');
  await expect(withTimeout(100, Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(jest.getTimerCount()).toBe(0);
});

it('ends the wait after the time, not before', async () => {
  const outcome = jest.fn();
  withTimeout(100, never).catch(outcome);
  await jest.advanceTimersByTimeAsync(99);
  expect(outcome).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(outcome).toHaveBeenCalledWith(new Error('Timed out after 100 ms'));
});

it("ends with the caller's own error", async () => {
  const outcome = withTimeout(100, never, () => new RangeError('the store is silent'));
  const expected = expect(outcome).rejects.toThrow(new RangeError('the store is silent'));
  await jest.advanceTimersByTimeAsync(100);
  await expected;
});
