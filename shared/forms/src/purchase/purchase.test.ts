import { externalNavigation } from '@ilera/runtime';
import { act, renderHook } from '@testing-library/react';
import { usePaymentPage } from './purchase';
import { untilBack } from './until-back';

it('starts one payment for two presses that come with the same rendering', async () => {
  const { result } = renderHook(usePaymentPage);
  const { open } = result.current;
  const request = jest.fn(() => new Promise<never>(() => undefined));
  await act(async () => {
    void open(request);
    void open(request);
  });
  expect(request).toHaveBeenCalledTimes(1);
  expect(result.current.busy).toBe(true);
});

it('can be pressed again once the start has failed', async () => {
  const { result } = renderHook(usePaymentPage);
  const fail = () => Promise.reject(new Error('away'));
  await act(() => expect(result.current.open(fail)).rejects.toThrow('away'));
  expect(result.current.busy).toBe(false);
  const request = jest.fn(() => new Promise<never>(() => undefined));
  await act(async () => void result.current.open(request));
  expect(request).toHaveBeenCalledTimes(1);
});

it('is busy while this page finishes loading, and can be pressed again where the payment page does not answer', async () => {
  jest.useFakeTimers();
  const assign = jest.spyOn(externalNavigation, 'assign').mockImplementation(() => undefined);
  const { result } = renderHook(usePaymentPage);
  await act(() => result.current.open(async () => ({ authorization_url: `${window.location.origin}/pay` })));
  await act(() => jest.advanceTimersByTimeAsync(10_000));
  expect(assign).toHaveBeenCalledTimes(1);
  await act(async () => void window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false })));
  expect(result.current.busy).toBe(true);
  await act(() => jest.advanceTimersByTimeAsync(20_000));
  expect(result.current.busy).toBe(false);
  jest.useRealTimers();
});

it('listens no longer once the wait is over', async () => {
  jest.useFakeTimers();
  const begin = jest.spyOn(window, 'addEventListener');
  const end = jest.spyOn(window, 'removeEventListener');
  const waited = untilBack();
  const [, listener] = begin.mock.calls.at(-1) ?? [];
  await jest.advanceTimersByTimeAsync(20_000);
  await waited;
  expect(end).toHaveBeenCalledWith('pageshow', listener);
  jest.useRealTimers();
});
