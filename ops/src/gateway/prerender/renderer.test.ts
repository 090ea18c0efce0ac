import type { PrerenderRequest, Release } from '@shared/contracts';
import { Renderer } from './renderer';

const release = (version: string) => ({ name: 'mf-a', version }) as Release;
const request = { page: 'a', url: '/a' } as PrerenderRequest;
const scripts: Record<string, string> = {
  good: 'exports.render = async ({ url }) => ({ head: "", body: url });',
  throws: 'exports.render = async () => { throw new Error("no window") };',
  hangs: 'exports.render = async () => { for (;;) {} };',
  ends: 'exports.render = async () => process.exit(1);',
  curious: 'exports.render = async () => ({ head: typeof require, body: JSON.stringify(process.env) });',
};

let renderer: Renderer;
const reads: string[] = [];
beforeEach(() => {
  reads.length = 0;
  renderer = new Renderer(async ({ version }) => {
    reads.push(version);
    return scripts[version];
  });
});
afterEach(() => renderer.close());

it('renders with what the release brings, and reads its script once', async () => {
  expect(await renderer.render(release('good'), request)).toEqual({ head: '', body: '/a' });
  expect(await renderer.render(release('good'), { ...request, url: '/b' })).toMatchObject({ body: '/b' });
  expect(reads).toEqual(['good']);
});

it.each(['throws', 'hangs', 'ends', 'missing'])(
  'goes on after a script that %s',
  async (kind) => {
    await expect(renderer.render(release(kind), request)).rejects.toThrow(/mf-a@|took too long|thread ended/);
    expect(await renderer.render(release('good'), request)).toMatchObject({ body: '/a' });
  },
  15_000,
);

it('gives scripts neither modules nor the environment', async () => {
  expect(await renderer.render(release('curious'), request)).toEqual({ head: 'undefined', body: '{}' });
});
