import { AnswerCache } from './answer-cache';

/** An API whose response can be changed or removed, with a clock. */
function makeApi() {
  const api = {
    now: 1,
    calls: [] as string[],
    answer: (): Response | Promise<Response> => Response.json({ data: 1 }),
  };
  jest.spyOn(Date, 'now').mockImplementation(() => api.now);
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (url) => {
    api.calls.push(String(url));
    return api.answer();
  });
  return { api, cache: new AnswerCache('http://api.test/') };
}

const settled = () => new Promise((resolve) => setImmediate(resolve));

it('asks once for many page loads, and gives the same content the same tag', async () => {
  const { api, cache } = makeApi();
  const [first, second] = await Promise.all([cache.get('condition/1'), cache.get('condition/1')]);
  expect(first).toEqual({ body: { data: 1 }, tag: expect.any(String) });
  expect(second).toEqual(first);
  expect(api.calls).toEqual(['http://api.test/condition/1']);
});

it('renews an old response in the background of the page load that finds it', async () => {
  const { api, cache } = makeApi();
  await cache.get('a');
  api.now = 11_000;
  api.answer = () => Response.json({ data: 2 });
  expect((await cache.get('a'))?.body).toEqual({ data: 1 });
  await settled();
  expect((await cache.get('a'))?.body).toEqual({ data: 2 });
  expect(api.calls).toHaveLength(2);
});

it('keeps its responses while the API fails, but not without end', async () => {
  const { api, cache } = makeApi();
  await cache.get('a');
  api.answer = () => new Response('', { status: 503 });
  api.now = 5 * 60_000;
  await cache.get('a');
  await settled();
  expect((await cache.get('a'))?.body).toEqual({ data: 1 });
  api.now = 11 * 60_000;
  expect(await cache.get('a')).toBeUndefined();
});

it.each([404, 422])(
  'says with null what the API does not have (%s), and forgets what it has no more',
  async (status) => {
    const { api, cache } = makeApi();
    await cache.get('a');
    api.answer = () => Response.json({ message: 'Not found' }, { status });
    expect(await cache.get('b')).toMatchObject({ body: null });
    api.now = 11_000;
    await cache.get('a');
    await settled();
    expect(await cache.get('a')).toMatchObject({ body: null });
  },
);

it('has nothing where the API refuses the gateway', async () => {
  const { api, cache } = makeApi();
  api.answer = () => new Response('{}', { status: 429 });
  expect(await cache.get('a')).toBeUndefined();
});

it('works without an API', async () => {
  const { api, cache } = makeApi();
  api.answer = () => Promise.reject(new Error('refused'));
  expect(await cache.get('a')).toBeUndefined();
});
