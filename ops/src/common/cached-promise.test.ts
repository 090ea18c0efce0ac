import { LRUCache } from 'lru-cache';
import { cachedPromise } from './cached-promise';

const makeCache = (max = 2) => new LRUCache<string, Promise<{ n: number } | undefined>>({ max });

it('does the work once, for callers at the same time too', async () => {
  const cache = makeCache();
  const make = jest.fn(() => Promise.resolve({ n: 1 }));
  const [one, two] = await Promise.all([cachedPromise(cache, 'a', make), cachedPromise(cache, 'a', make)]);
  expect(one).toBe(two);
  expect(make).toHaveBeenCalledTimes(1);
});

it('does failed and unwanted work again', async () => {
  const cache = makeCache();
  await expect(cachedPromise(cache, 'a', () => Promise.reject(new Error('down')))).rejects.toThrow('down');
  expect(await cachedPromise(cache, 'a', () => Promise.resolve(undefined), Boolean)).toBeUndefined();
  expect(await cachedPromise(cache, 'a', () => Promise.resolve({ n: 2 }), Boolean)).toEqual({ n: 2 });
});
