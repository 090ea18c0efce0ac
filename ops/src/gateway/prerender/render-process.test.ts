import type { PrerenderRequest, Release } from '@ilera/contracts';
import { RenderProcess } from './render-process';

const scripts: Record<string, string> = {
  good: 'exports.render = async ({ url }) => ({ head: "", body: url });',
  throws: 'exports.render = async () => { throw new Error("no window") };',
  hangs: 'exports.render = async () => { for (;;) {} };',
  ends: 'exports.render = () => new Promise(() => setTimeout(() => { throw new Error("ended on purpose") }));',
  curious: 'exports.render = async () => ({ head: typeof require, body: JSON.stringify(process.env) });',
};

let renderer: RenderProcess;
const render = (version: string, url = '/a') =>
  renderer.render({ name: 'mf-a', version } as Release, { page: 'a', url } as PrerenderRequest);
beforeEach(() => {
  renderer = new RenderProcess(async ({ version }) => scripts[version]);
});
afterEach(() => renderer.close());

it('renders with what the release brings', async () => {
  expect(await render('good')).toEqual({ head: '', body: '/a' });
  expect(await render('good', '/b')).toMatchObject({ body: '/b' });
});

it.each(['throws', 'hangs', 'ends', 'missing'])(
  'goes on after a script that %s',
  async (kind) => {
    await expect(render(kind)).rejects.toThrow(/mf-a@|took too long|process ended/);
    expect(await render('good')).toMatchObject({ body: '/a' });
    if (kind === 'hangs') await expect(render(kind)).rejects.toThrow('hung less');
  },
  15_000,
);

it.each([
  ['typed arrays', 'new Uint8Array(1e7)'],
  ['shared buffers', 'new SharedArrayBuffer(1e7)'],
  ['buffers of Node', 'Buffer.alloc(1e7)'],
  ['memory of WebAssembly', 'new WebAssembly.Memory({ initial: 152 })'],
])(
  'bounds what a script takes as %s, and goes on',
  async (_, one) => {
    if (process.platform !== 'linux') return;
    scripts.fills = `
      const all = [];
      exports.render = async ({ url }) => {
        while (all.length < Number(url.slice(1))) all.push(${one});
        return { head: '', body: String(all.length) };
      };`;
    expect(await render('fills', '/10')).toMatchObject({ body: '10' });
    await expect(render('fills', '/50')).rejects.toThrow(/mf-a@fills|process ended/);
    expect(await render('good')).toMatchObject({ body: '/a' });
  },
  15_000,
);

it('blames no release for a process that ended by itself', async () => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
  await expect(render('ends')).rejects.toThrow('process ended');
  jest.advanceTimersByTime(10_000);
  await expect(render('ends')).rejects.toThrow('process ended');
  jest.useRealTimers();
});

it('gives scripts neither modules nor the environment', async () => {
  expect(await render('curious')).toEqual({ head: 'undefined', body: '{}' });
});

it('renders nothing and starts no process once it is closed', async () => {
  await render('good');
  renderer.close();
  await expect(render('good')).rejects.toThrow('The renderer is closed');
});

it('renders 32 page loads that come at once, and leaves a further one to the browser', async () => {
  const pages = await Promise.allSettled(Array.from({ length: 33 }, () => render('good')));
  expect(pages.filter(({ status }) => status === 'rejected')).toHaveLength(1);
});

it('spends no time on a page that nobody waits for any more', async () => {
  const pages = [render('good'), render('good')];
  await new Promise(setImmediate);
  jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 8_001);
  await expect(pages[1]).rejects.toThrow('waited too long');
  await expect(pages[0]).resolves.toMatchObject({ body: '/a' });
});
