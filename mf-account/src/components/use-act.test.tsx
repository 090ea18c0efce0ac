import { HttpError } from '@shared/runtime';
import { act, renderHook } from '@testing-library/react';
import { useAct } from './use-act';

const refusal = (message: string) => new HttpError(409, { status: 'error', message, errors: [message] });

it('does one thing at a time, is busy meanwhile, and can be used again', async () => {
  const { result } = renderHook(useAct);
  let end = () => {};
  const work = jest.fn(() => new Promise<void>((resolve) => (end = resolve)));
  act(() => void result.current.run(work));
  expect(result.current.busy).toBe(true);
  await act(() => result.current.run(work));
  expect(work).toHaveBeenCalledTimes(1);
  await act(async () => end());
  expect(result.current).toMatchObject({ busy: false, failure: '' });
});

it('keeps why it failed, until it is tried again or cleared', async () => {
  const { result } = renderHook(useAct);
  await act(() => result.current.run(() => Promise.reject(refusal('The plan is full.'))));
  expect(result.current).toMatchObject({ busy: false, failure: 'The plan is full.' });
  act(() => result.current.clear());
  expect(result.current.failure).toBe('');
  await act(() => result.current.run(() => Promise.reject(refusal('The plan is full.'))));
  await act(() => result.current.run(() => Promise.resolve()));
  expect(result.current.failure).toBe('');
});
