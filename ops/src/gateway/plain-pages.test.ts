import { createPlainLog } from './log';
import { openMemoryStore } from '../testing/memory-store';
import { startFakeSite } from '../testing/sites/fake-site';

const html = { accept: 'text/html' };

/** @param options of the gateway */
async function setUp(options: Parameters<typeof startFakeSite>[0] = {}) {
  const warn = jest.fn();
  const { app, store } = await startFakeSite({ log: createPlainLog(warn), pollEvery: 3_600_000, ...options });
  const get = (url: string, headers: Record<string, string>) =>
    app.inject({ url: `${url}?token=abc`, headers });
  return { warn, store, get };
}

/** Asks for a file of a store that breaks; the gateway keeps none in memory. */
async function askBroken(headers: Record<string, string>) {
  const { warn, store, get } = await setUp({ assetMemory: 0 });
  jest.spyOn(store, 'get').mockRejectedValue(new Error('The inside of the store.'));
  return { warn, ...(await get('/assets/mf-things/1.0.0/remote.js', headers)) };
}

it('tells a person in a page that a request failed, and the log alone how', async () => {
  const { warn, statusCode, headers, body } = await askBroken(html);
  expect(statusCode).toBe(500);
  expect(headers).toMatchObject({ 'cache-control': 'no-store', 'content-type': 'text/html; charset=utf-8' });
  expect(body).toMatch(/<h1>.+<\/h1>/);
  expect(body).not.toContain('inside');
  expect(warn).toHaveBeenCalledWith(expect.stringContaining('The inside of the store.'));
  expect(JSON.stringify(warn.mock.calls)).not.toContain('abc');
});

it('tells a program in a line', async () => {
  const { headers, body } = await askBroken({ accept: 'application/json' });
  expect(headers['content-type']).toContain('text/plain');
  expect(body).not.toContain('inside');
});

it('shows a page that loads again by itself while the site starts, which is no failure', async () => {
  const { warn, get } = await setUp({ store: openMemoryStore() });
  const { statusCode, headers } = await get('/things', html);
  expect([statusCode, headers.refresh, headers['retry-after']]).toEqual([503, '2', '2']);
  expect(warn).not.toHaveBeenCalled();
});
