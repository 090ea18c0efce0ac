import { act, renderHook } from '@testing-library/react';
import { usePaymentPage } from './payment-page';

it('starts one payment for two presses that come with the same rendering', async () => {
  const { result } = renderHook(usePaymentPage);
  const { run } = result.current;
  const request = jest.fn(() => new Promise<never>(() => undefined));
  await act(async () => {
    void run(request);
    void run(request);
  });
  expect(request).toHaveBeenCalledTimes(1);
  expect(result.current.busy).toBe(true);
});

it('can be pressed again once the start has failed', async () => {
  const { result } = renderHook(usePaymentPage);
  const fail = () => Promise.reject(new Error('away'));
  await act(() => result.current.run(fail));
  expect(result.current).toMatchObject({ busy: false, failure: { message: 'away' } });
  const request = jest.fn(() => new Promise<never>(() => undefined));
  await act(async () => void result.current.run(request));
  expect(request).toHaveBeenCalledTimes(1);
});
