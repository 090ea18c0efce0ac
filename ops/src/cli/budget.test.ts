import { randomBytes } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Release } from '@shared/contracts';
import { temporaryFolders } from '../testing/fake-releases';
import { openReleaseDesk } from '../testing/release-desk';
import { bringing } from '../testing/route-rules';
import type { BuiltPart } from '../build/built-part';
import { checkBudgets, checkBuiltPages, type Budget } from './budget';
import { publish } from '../registry/publish';

const nextFolder = temporaryFolders();
jest.setTimeout(120_000);

/** Text that hardly compresses, so that its size is about its compressed size. */
const heavy = (kilobytes: number): string => randomBytes(kilobytes * 1000).toString('base64');

const routes: Release['routes'] = [
  { path: '/things', remote: 'mf-things', page: 'list', access: 'public' },
  { path: '/mine', remote: 'mf-things', page: 'mine', access: 'signed-in' },
];

/** A repository with budgets, and a remote with a page of so many kilobytes. */
function setUp(budgets: Record<string, Partial<Budget>> = {}) {
  const desk = openReleaseDesk(nextFolder());
  const repository = join(desk.folder, 'repository');
  for (const [name, budget] of Object.entries(budgets)) {
    mkdirSync(join(repository, name), { recursive: true });
    writeFileSync(join(repository, name, 'budget.json'), JSON.stringify(budget));
  }
  const things = (version: string, kilobytes: number, style = 1) =>
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
        'page.list.css': heavy(style),
        'modal.asking.js': heavy(4),
      },
    });
  const shell = (kilobytes: number, { version = '1.0.0', ...more }: Partial<Release> = {}) =>
    desk.part('shell', version, {
      ...more,
      routes,
      sources: { 'main.js': heavy(kilobytes), 'vendor.js': heavy(1), 'main.css': heavy(1) },
    });
  const said: string[] = [];
  const check = (parts: BuiltPart[]) => checkBudgets(repository, parts, (line) => said.push(line));
  return { ...desk, things, shell, said, check };
}

describe('a budget', () => {
  it('lets through what fits, and says weight beside budget for each page and modal', async () => {
    const { things, check, said } = setUp({ 'mf-things': { initial: 6, page: 20, pages: { asking: 5 } } });
    expect(await check([things('1.1.0', 10)])).toEqual([]);
    expect(said[0]).toMatch(
      /mf-things {2}[\d.]+\/6 kB at first; then list [\d.]+\/20, mine .*asking [\d.]+\/5$/,
    );
  });

  it.each<[string, Partial<Budget>, string]>([
    ['what every page needs', { initial: 4, page: 20 }, 'what every page needs weighs 5'],
    ['a page', { initial: 6, page: 20, pages: { list: 8 } }, '"list" weighs 11'],
    ['a page that it does not name', { initial: 6, page: 8, pages: { asking: 5 } }, '"list" weighs 11'],
    ['a modal', { initial: 6, page: 20, pages: { asking: 3 } }, '"asking" weighs 4'],
  ])('stops a publish whose weight is over in %s, and says what to do', async (_name, budget, words) => {
    const { first, things, check, store, ledger, said } = setUp({ 'mf-things': budget });
    await first();
    const part = things('1.1.0', 10);
    const refusals = await check([part]);
    const attempt = publish({ store, ledger, parts: [part], by: 'ada', reason: 'x', refusals });
    await expect(attempt).rejects.toThrow(words);
    await expect(publish({ store, ledger, parts: [part], by: 'ada', reason: 'x', refusals })).rejects.toThrow(
      'raise the budget in its budget.json and say why',
    );
    expect(await ledger.newestNumber()).toBe(1);
    expect(said[0]).toContain('✗');
  });

  it('says who reviews a larger one', async () => {
    const { things, check, folder } = setUp({ 'mf-things': { initial: 4, page: 20 } });
    const parts = { 'mf-things': { publish: [], budgetOwner: '@ilera/platform' } };
    writeFileSync(
      join(folder, 'repository', 'release-policy.json'),
      JSON.stringify({ audience: 'https://registry', callers: {}, operators: [], parts }),
    );
    const [refusal] = await check([things('1.1.0', 10)]);
    expect(refusal?.remedy).toMatch(/raise the budget .*; @ilera\/platform reviews it\.$/);
  });

  it('can be overruled, and the revision says so', async () => {
    const { first, things, check, store, ledger } = setUp({ 'mf-things': { initial: 4 } });
    await first();
    const part = things('1.1.0', 10);
    const revision = await publish({
      store,
      ledger,
      parts: [part],
      by: 'ada',
      reason: 'x',
      refusals: await check([part]),
      admission: 'overrule',
    });
    expect(revision).toMatchObject({ n: 2, forced: true });
  });
});

describe('the budget of a whole public page', () => {
  const limited = { publicPageScript: 40 };

  it('counts the script of shell, remote and page, and no styles', async () => {
    const { things, shell, said } = setUp();
    const all = [shell(18, limited), things('1.1.0', 14, 5)];
    expect(await checkBuiltPages(all, ['mf-things'], (line) => said.push(line))).toEqual([]);
    expect(said[0]).toMatch(/of 40 kB: the heaviest is \/things 3\d/);
  });

  it('is kept by the registry, whatever the publisher found: of a remote, and of a shell', async () => {
    const { things, shell, store, ledger, part } = setUp();
    const put = (...parts: BuiltPart[]) => publish({ store, ledger, parts, by: 'ada', reason: 'x' });
    await put(shell(20, limited), things('1.0.0', 5));
    await expect(put(things('1.1.0', 20))).rejects.toThrow(
      /\/things needs 4[5-9].* kB of script in all; .* may need 40 kB[^]*publicPageScript in shell\/budget\.json/,
    );
    await expect(put(shell(32, { ...limited, version: '1.1.0' }))).rejects.toThrow('/things needs');
    expect(await ledger.newestNumber()).toBe(1);
    expect(await put(part('mf-public', '1.0.0'))).toMatchObject({ n: 2 });
    expect(await put(things('1.2.0', 10))).toMatchObject({ n: 3 });
  });

  it('counts an address that the remote brings itself too', async () => {
    const { things, shell } = setUp();
    const [bare, part] = [shell(20, limited), things('1.1.0', 20)];
    bare.release.routes = [];
    const check = () => checkBuiltPages([bare, part], ['mf-things'], () => undefined);
    expect(await check()).toEqual([]);
    Object.assign(part.release, bringing('/things/new'));
    expect(await check()).toMatchObject([
      { part: 'mf-things', subject: 'list', message: expect.stringMatching(/^\/things\/new needs/) },
    ]);
  });
});
