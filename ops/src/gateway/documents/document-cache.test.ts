import { DocumentCache } from './document-cache';

const composition = {};
const get = (cache: DocumentCache, key: string | undefined, render: () => Promise<string>) =>
  cache.get(composition, key, () => false, render);

it('renders a document of one page load each time', async () => {
  const cache = new DocumentCache();
  const render = jest.fn(async () => '<p>Cover</p>');
  for (let loads = 0; loads < 2; loads += 1) await get(cache, undefined, render);
  expect(render).toHaveBeenCalledTimes(2);
});

it('renders a document of all page loads once, also for those that come meanwhile', async () => {
  const cache = new DocumentCache();
  const render = jest.fn(async () => '<p>Cover</p>');
  await Promise.all([get(cache, '/', render), get(cache, '/', render)]);
  await get(cache, '/', render);
  expect(render).toHaveBeenCalledTimes(1);
});
