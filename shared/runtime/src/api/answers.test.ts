import { resetRuntime } from '../../../testing/src';
import { api } from '../instances';
import * as calls from '@ilera/contracts/calls';
import { waitFor } from '@testing-library/react';
import { AxiosError, type InternalAxiosRequestConfig } from 'axios';
import { prefetchedMs, forgetAnswers, keepAnswers } from './answers';

beforeEach(resetRuntime);
afterEach(() => keepAnswers());

it('gives a response of the document at once, by path and query', () => {
  const answer = { data: { data: [{ id: 1 }] } };
  keepAnswers({ 'condition/category/popular?page=1': answer });
  expect(api.known('/condition/category/popular', { page: 1, search: undefined })).toBe(answer);
  expect(api.known('condition/category/popular', { page: 2 })).toBeUndefined();
});

it('knows a response by its query in browsers of before 2023 too', () => {
  const size = Object.getOwnPropertyDescriptor(URLSearchParams.prototype, 'size');
  Reflect.deleteProperty(URLSearchParams.prototype, 'size');
  keepAnswers({ 'condition/all?page=1': [] });
  expect(api.known('condition/all', { page: 1 })).toEqual([]);
  if (size) Object.defineProperty(URLSearchParams.prototype, 'size', size);
});

it('returns nothing for a path that the document did not bring, not even for names of Object.prototype', () => {
  keepAnswers(undefined);
  expect(api.known('constructor')).toBeUndefined();
});

it('forgets the document’s responses when their page is left', () => {
  keepAnswers({ 'condition/1': {} });
  forgetAnswers();
  expect(api.known('condition/1')).toBeUndefined();
});

it('caches a prefetched response for a minute, and makes one request for it', async () => {
  jest.useFakeTimers();
  const adapter = jest.fn(async (config: InternalAxiosRequestConfig) => ({
    data: { id: 7 },
    status: 200,
    statusText: '',
    headers: {},
    config,
  }));
  api.setAdapter(adapter);
  await Promise.all([api.prefetch('condition/7'), api.prefetch('condition/7')]);
  await api.prefetch('condition/7');
  expect(adapter).toHaveBeenCalledTimes(1);
  forgetAnswers();
  expect(api.known('condition/7')).toEqual({ id: 7 });
  jest.advanceTimersByTime(prefetchedMs);
  expect(api.known('condition/7')).toBeUndefined();
  jest.useRealTimers();
});

it.each([
  ['in place of a request of its own', [true], 1],
  ['and makes its own request where that fails', [false, true], 2],
])('waits for a prefetch under way when its page comes first, %s', async (_, succeeds, requests) => {
  const sent: (() => void)[] = [];
  const data = { data: { id: 7, title: 'Malaria' } };
  api.setAdapter(
    (config) =>
      new Promise((resolve, reject) => {
        const succeed = succeeds[sent.length];
        sent.push(() =>
          succeed
            ? resolve({ data, status: 200, statusText: '', headers: {}, config })
            : reject(new AxiosError('Network Error', AxiosError.ERR_NETWORK, config)),
        );
      }),
  );
  void api.prefetch('condition/7');
  const page = api.read(calls.condition, { params: { id: '7' } }).load(new AbortController().signal);
  for (let index = 0; index < requests; index += 1) {
    await waitFor(() => expect(sent).toHaveLength(index + 1));
    sent[index]?.();
  }
  await page;
  expect(sent).toHaveLength(requests);
});

it('is silent when a prefetch fails', async () => {
  api.setAdapter(() => Promise.reject(new Error('offline')));
  await api.prefetch('condition/8');
  expect(api.known('condition/8')).toBeUndefined();
});

it('keeps a fresh response of the document for the page that comes, without a request', async () => {
  const adapter = jest.fn();
  api.setAdapter(adapter);
  keepAnswers({ 'condition/1': { id: 1 } });
  await api.prefetch('condition/1');
  forgetAnswers();
  expect(api.known('condition/1')).toEqual({ id: 1 });
  expect(adapter).not.toHaveBeenCalled();
});

it('forgets at a navigation what was prefetched more than a minute ago', async () => {
  jest.useFakeTimers();
  api.setAdapter(async (config) => ({ data: { id: 7 }, status: 200, statusText: '', headers: {}, config }));
  await api.prefetch('condition/7');
  jest.advanceTimersByTime(prefetchedMs);
  forgetAnswers();
  // A clock that was set back would show it again.
  jest.spyOn(performance, 'now').mockReturnValue(0);
  expect(api.known('condition/7')).toBeUndefined();
  jest.useRealTimers();
});

it('asks again for what the document brought more than a minute ago', async () => {
  jest.useFakeTimers();
  api.setAdapter(async (config) => ({ data: { id: 2 }, status: 200, statusText: '', headers: {}, config }));
  keepAnswers({ 'condition/1': { id: 1 } });
  jest.advanceTimersByTime(prefetchedMs);
  expect(api.known('condition/1')).toEqual({ id: 1 });
  await api.prefetch('condition/1');
  expect(api.known('condition/1')).toEqual({ id: 2 });
  jest.useRealTimers();
});
