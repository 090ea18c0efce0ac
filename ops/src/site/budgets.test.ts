import { randomBytes } from 'node:crypto';
import type { Release } from '@ilera/contracts';
import { openReleaseDesk } from '../testing/release-desk';
import { bringing } from '../testing/route-rules';
import type { Budgets } from './budgets';

/** Text that hardly compresses, so that its size is about its compressed size. */
const heavy = (kilobytes: number): string => randomBytes(kilobytes * 1000).toString('base64');

const routes: Release['routes'] = [
  { path: '/things', remote: 'mf-things', page: 'list', access: 'public' },
  { path: '/mine', remote: 'mf-things', page: 'mine', access: 'signed-in' },
];

/** A registry whose policy has these budgets; `things` is a remote with a page of so many kilobytes. */
async function setUp(budgets: Budgets, own: Partial<Release> = {}) {
  const desk = openReleaseDesk({ budgets });
  const things = (version: string, kilobytes: number) =>
    desk.part('mf-things', version, {
      pages: {
        list: { js: ['page.list.js'], css: ['page.list.css'] },
        mine: { js: ['page.list.js'], css: [] },
      },
      modals: { asking: { js: ['modal.asking.js'], css: [] } },
      sources: {
        'remoteEntry.js': heavy(2),
        'remote.js': heavy(3),
        'page.list.js': heavy(kilobytes),
        'page.list.css': heavy(1),
        'modal.asking.js': heavy(4),
      },
      ...own,
    });
  const shell = (kilobytes: number, version = '1.0.0') =>
    desk.part('shell', version, { routes, sources: { 'main.js': heavy(kilobytes) } });
  await desk.put('', '', { parts: [shell(20), things('1.0.0', 5)], force: true });
  const put = (part: ReturnType<typeof desk.part>, more = {}) => desk.put('', '', { parts: [part], ...more });
  return { ...desk, things, shell, put };
}

it.each<[string, Budgets['parts'][string]['budget'], string]>([
  ['what every page needs', { initial: 4, page: 20 }, 'what every page needs weighs 5'],
  ['a page', { initial: 6, page: 20, pages: { list: 8 } }, '"list" weighs 11'],
  ['a page that it does not name', { initial: 6, page: 8, pages: { asking: 5 } }, '"list" weighs 11'],
  ['a modal', { initial: 6, page: 20, pages: { asking: 3 } }, '"asking" weighs 4'],
])(
  'refuses a part that is too heavy in %s, its preview too, and says what to do',
  async (_name, budget, words) => {
    const { things, put, show, ledger } = await setUp({ parts: { 'mf-things': { budget } } });
    const part = things('1.1.0', 10);
    await expect(put(part)).rejects.toThrow(words);
    await expect(put(part)).rejects.toThrow(/raise its budget in release-policy\.json, by a pull request\./);
    await expect(show([part])).rejects.toThrow(words);
    expect(await ledger.newestNumber()).toBe(1);
    expect(await put(part, { force: true })).toMatchObject({ n: 2, forced: true });
  },
);

it('lets a part through that fits, and weighs none that did not change', async () => {
  const { things, part, put } = await setUp({
    parts: { shell: { budget: { initial: 1 } }, 'mf-things': { budget: { initial: 6 } } },
  });
  expect(await put(things('1.1.0', 10))).toMatchObject({ n: 2 });
  expect(await put(part('mf-public', '1.0.0'))).toMatchObject({ n: 3 });
});

describe('the script of a whole public page', () => {
  it('is that of shell, remote and page, and refused above the budget of all', async () => {
    const { things, shell, put } = await setUp({ publicPageScript: 40, parts: {} });
    await expect(put(things('1.1.0', 20))).rejects.toThrow(
      /\/things needs 4[5-9].* kB of script in all; .* may need 40 kB[^]*publicPageScript in release-policy\.json/,
    );
    await expect(put(shell(32, '1.1.0'))).rejects.toThrow('/things needs');
    expect(await put(things('1.2.0', 10))).toMatchObject({ n: 2 });
  });

  it('counts at an address that the remote brings itself too', async () => {
    const { things, put } = await setUp({ publicPageScript: 40, parts: {} }, bringing('/things/new'));
    await expect(put(things('1.1.0', 20))).rejects.toThrow('needs 4');
  });
});
