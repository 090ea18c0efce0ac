import { brotliDecompressSync } from 'node:zlib';
import { waitUntil } from '../../testing/wait-until';
import { DocumentCache } from './document-cache';

const html = Array.from(
  { length: 400 },
  (_, n) => `<p class="line-${n % 7}">Cover of year ${n * 37}</p>`,
).join('');
const brotli = (encoding: string) => encoding === 'br';

it('is compressed at once for the first visit, and better for those after it', async () => {
  const cache = new DocumentCache();
  const composition = {};
  const render = jest.fn(() => html);
  const visit = () => cache.get(composition, '/a', brotli, render);
  const [first, beside] = await Promise.all([visit(), visit()]);
  expect(beside.body).toEqual(first.body);
  await waitUntil(async () => (await visit()).body.length < first.body.length);
  const later = await visit();
  expect(later.etag).toBe(first.etag);
  for (const { body } of [first, later]) expect(brotliDecompressSync(body as Buffer).toString()).toBe(html);
  expect(render).toHaveBeenCalledTimes(1);
});

it('renders a document of one visit each time', async () => {
  const cache = new DocumentCache();
  const render = jest.fn(() => html);
  for (let visits = 0; visits < 2; visits += 1) await cache.get({}, undefined, brotli, render);
  expect(render).toHaveBeenCalledTimes(2);
});
