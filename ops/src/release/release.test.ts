import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Release } from '@shared/contracts';
import { Ledger } from '../ledger/ledger';
import { FileStore } from '../store/file-store';
import { artefactKey } from '../store/release-store';
import { makePart, temporaryFolders } from '../testing/fake-releases';
import { changeCanary } from './canary';
import { prune } from './prune';
import { publish, type PublishOptions } from './publish';
import { formatDifference, formatHistory, formatStatus } from './report-text';
import { rollback } from './rollback';
import { withoutTakenBack } from './taken-back';

const nextFolder = temporaryFolders();

function setUp() {
  const folder = nextFolder();
  const store = new FileStore(join(folder, 'store'));
  let time = Date.parse('2026-11-20T10:00:00Z');
  const ledger = new Ledger(store, { now: () => new Date((time += 60_000)) });
  const part = (
    name: string,
    version: string,
    overrides: Partial<Release> & { sources?: Record<string, string> } = {},
  ) => makePart(folder, name, version, overrides);
  const put = (
    name: string,
    version: string,
    more: Partial<PublishOptions> = {},
    overrides: Partial<Release> = {},
  ) =>
    publish({
      store,
      ledger,
      parts: [part(name, version, overrides)],
      by: 'ada',
      reason: `${version} is ready`,
      ...more,
    });
  const first = () =>
    publish({
      store,
      ledger,
      parts: ['shell', 'mf-public', 'mf-things'].map((name) => part(name, '1.0.0')),
      by: 'ada',
      reason: 'first',
    });
  const back = (more: Partial<Parameters<typeof rollback>[0]> = {}) =>
    rollback({ store, ledger, part: 'mf-things', by: 'bola', reason: 'prices are wrong', ...more });
  return { folder, store, ledger, part, put, first, back };
}

describe('publishing', () => {
  it('makes one part live and leaves the others as they are', async () => {
    const { first, put } = setUp();
    await first();
    const state = await put('mf-things', '1.1.0');
    expect(state).toMatchObject({
      n: 2,
      action: 'publish',
      part: 'mf-things',
      by: 'ada',
      reason: '1.1.0 is ready',
    });
    expect(state?.live['mf-things']).toMatchObject({ version: '1.1.0', lastGood: '1.0.0' });
    expect(state?.live['mf-public']?.version).toBe('1.0.0');
  });

  it('does nothing when the version is live already', async () => {
    const { first, put, ledger } = setUp();
    await first();
    expect(await put('mf-things', '1.0.0')).toBeUndefined();
    expect(await ledger.newestNumber()).toBe(1);
  });

  it('stores compressed forms beside each file', async () => {
    const { first, store } = setUp();
    await first();
    const keys = await store.list('artefacts/mf-things/');
    expect(keys).toEqual(
      expect.arrayContaining(
        ['remote.js', 'remote.js.br', 'remote.js.gz'].map((file) => artefactKey('mf-things', '1.0.0', file)),
      ),
    );
  });

  it('refuses a file that is not what release.json says, and uploads no record of it', async () => {
    const { first, part, store, ledger } = setUp();
    await first();
    const built = part('mf-things', '1.1.0');
    writeFileSync(join(built.folder, 'remote.js'), 'window.PWNED = 1');
    const attempt = publish({ store, ledger, parts: [built], by: 'ada', reason: 'x' });
    await expect(attempt).rejects.toThrow('remote.js is not what release.json says');
    expect(await store.exists(artefactKey('mf-things', '1.1.0', 'release.json'))).toBe(false);
    expect(await ledger.newestNumber()).toBe(1);
  });

  it('refuses a file that is missing, and a named file without a hash', async () => {
    const { part, store, ledger } = setUp();
    const missing = part('mf-things', '1.1.0');
    rmSync(join(missing.folder, 'remote.js'));
    await expect(publish({ store, ledger, parts: [missing], by: 'ada', reason: 'x' })).rejects.toThrow(
      'remote.js is missing',
    );
    const unhashed = part('mf-things', '1.2.0', { initial: { js: ['remoteEntry.js', 'extra.js'], css: [] } });
    await expect(publish({ store, ledger, parts: [unhashed], by: 'ada', reason: 'x' })).rejects.toThrow(
      'without a hash: extra.js',
    );
  });

  it('never overwrites a published version, and takes the same build twice in its stride', async () => {
    const { first, part, store, ledger } = setUp();
    await first();
    const other = part('mf-things', '1.0.0', {
      sources: { 'remoteEntry.js': 'other', 'remote.js': 'x', 'page.list.js': 'x', 'page.list.css': 'x' },
    });
    await expect(publish({ store, ledger, parts: [other], by: 'ada', reason: 'x' })).rejects.toThrow(
      'Raise the version in package.json',
    );
  });

  it('finishes what a publisher that died left half uploaded', async () => {
    const { first, part, store, put } = setUp();
    await first();
    const built = part('mf-things', '1.1.0');
    await store.putIfAbsent(artefactKey('mf-things', '1.1.0', 'remoteEntry.js'), Buffer.from('half'));
    await expect(put('mf-things', '1.1.0')).rejects.toThrow('already in');
    await store.remove(artefactKey('mf-things', '1.1.0', 'remoteEntry.js'));
    await store.putIfAbsent(
      artefactKey('mf-things', '1.1.0', 'remote.js'),
      Buffer.from(built.release.files['remote.js'] ? sourceOf('remote') : ''),
    );
    expect((await put('mf-things', '1.1.0'))?.n).toBe(2);
  });

  it('says in a dry run what would happen, and changes nothing', async () => {
    const { first, put, ledger } = setUp();
    await first();
    const said: string[] = [];
    expect(
      await put('mf-things', '1.1.0', { dryRun: true, tell: (line) => said.push(line) }),
    ).toBeUndefined();
    expect(said.join('\n')).toContain('Would become state 2');
    await put('mf-things', '1.2.0', { dryRun: true, tell: (line) => said.push(line) }, { runtime: '^2.0.0' });
    expect(said.join('\n')).toContain('Would be refused');
    expect(await ledger.newestNumber()).toBe(1);
  });

  const sourceOf = (what: string): string =>
    `/* mf-things 1.1.0 ${what} */ ${'console.log("a line of code that repeats");'.repeat(40)}`;
});

describe('the admission check', () => {
  it.each<[string, Partial<Release>, string]>([
    [
      'a runtime that the shell does not have',
      { runtime: '^2.0.0' },
      'needs shared/runtime ^2.0.0; the shell 1.0.0 has 1.0.0',
    ],
    [
      'another major version of a shared library',
      { shared: { react: '^18.0.0' } },
      'needs react ^18.0.0; the shell 1.0.0 provides 19.3.1',
    ],
    ['a shared library that the shell lacks', { shared: { jquery: '^3.0.0' } }, 'provides none'],
    [
      'a page that the site map shows and it offers no more',
      { pages: {} },
      'shows page "list" of mf-things at',
    ],
  ])('refuses %s, with what to do about it', async (_name, overrides, message) => {
    const { first, put, ledger } = setUp();
    await first();
    await expect(put('mf-things', '2.0.0', {}, overrides)).rejects.toThrow(message);
    await expect(put('mf-things', '2.0.0', {}, overrides)).rejects.toThrow('--force');
    expect(await ledger.newestNumber()).toBe(1);
  });

  it('refuses a shell that the live remotes do not fit', async () => {
    const { first, put } = setUp();
    await first();
    await expect(put('shell', '2.0.0', {}, { runtime: '2.0.0' })).rejects.toThrow(
      'mf-public 1.0.0 needs shared/runtime ^1.0.0; the shell 2.0.0 has 2.0.0',
    );
  });

  it('refuses a remote without a modal that the shell opens', async () => {
    const { first, put } = setUp();
    await first();
    await expect(put('shell', '1.1.0', {}, { modalOwners: { claiming: 'mf-things' } })).rejects.toThrow(
      'opens "claiming" of mf-things',
    );
  });

  it('can be overruled, and the history says so', async () => {
    const { first, put, ledger } = setUp();
    await first();
    const state = await put('mf-things', '2.0.0', { admission: 'overrule' }, { runtime: '^2.0.0' });
    expect(state?.forced).toBe(true);
    expect(formatHistory(await ledger.recent(5))).toContain('(forced)');
  });

  it('is made again when another publisher was first', async () => {
    const { first, put, store, ledger, part } = setUp();
    await first();
    // While this publisher decides, a shell goes live that it does not fit.
    const rival = part('shell', '1.1.0', { shared: { react: '20.0.0' } });
    const slow = new Ledger({
      ...bound(store),
      putIfAbsent: async (key, body) => {
        if (key.startsWith('states/') && (await ledger.newestNumber()) === 1) {
          await publish({
            store,
            ledger,
            parts: [rival],
            by: 'bola',
            reason: 'first',
            admission: 'overrule',
          });
        }
        return store.putIfAbsent(key, body);
      },
    });
    await expect(put('mf-things', '1.1.0', { ledger: slow })).rejects.toThrow('provides 20.0.0');
    expect(await ledger.newestNumber()).toBe(2);
  });
});

describe('rolling back', () => {
  it('makes the version before live again, with its own fallback and never the bad one', async () => {
    const { first, put, back } = setUp();
    await first();
    await put('mf-things', '1.1.0');
    await put('mf-things', '1.2.0');
    const state = await back();
    expect(state).toMatchObject({
      n: 4,
      action: 'rollback',
      part: 'mf-things',
      by: 'bola',
      reason: 'prices are wrong',
    });
    expect(state.live['mf-things']).toMatchObject({ version: '1.1.0', lastGood: '1.0.0' });
    expect((await back()).live['mf-things']?.version).toBe('1.0.0');
  });

  it('finds a version by the beginning of its name', async () => {
    const { first, put, back } = setUp();
    await first();
    await put('mf-things', '1.1.0-aaaa');
    await put('mf-things', '1.2.0-bbbb');
    expect((await back({ to: '1.1' })).live['mf-things']?.version).toBe('1.1.0-aaaa');
    await expect(back({ to: '9' })).rejects.toThrow('no version "9"');
    await expect(back({ to: '1' })).rejects.toThrow('could be any of');
  });

  it('wants a reason, and somewhere to go', async () => {
    const { first, back } = setUp();
    await first();
    await expect(back({ reason: ' ' })).rejects.toThrow('--reason');
    await expect(back()).rejects.toThrow('only version that was ever live');
    await expect(back({ part: 'mf-nothing' })).rejects.toThrow('has no live version');
  });

  it('refuses a target that no longer composes, unless forced', async () => {
    const { first, put, back, ledger } = setUp();
    await first();
    for (const name of ['mf-public', 'mf-things'])
      await put(name, '2.0.0', {}, { shared: { react: '>=19' } });
    await put('shell', '2.0.0', {}, { shared: { react: '20.0.0' } });
    await expect(back()).rejects.toThrow('needs react ^19.0.0; the shell 2.0.0 provides 20.0.0');
    const forced = await back({ force: true });
    expect(forced).toMatchObject({ forced: true, live: { 'mf-things': { version: '1.0.0' } } });
    expect(await ledger.newestNumber()).toBe(5);
  });

  it('takes back a canary before the live version', async () => {
    const { first, put, back } = setUp();
    await first();
    await put('mf-things', '1.1.0', { canary: { percent: 10, people: [] } });
    const state = await back();
    expect(state.live['mf-things']).toMatchObject({ version: '1.0.0' });
    expect(state.live['mf-things']?.canary).toBeUndefined();
  });

  it('is not undone by starting the site again from the same sources', async () => {
    const { first, put, back, part, ledger } = setUp();
    await first();
    await put('mf-things', '1.1.0');
    await back();
    const said: string[] = [];
    const parts = [part('mf-things', '1.1.0'), part('mf-public', '1.1.0')];
    const kept = await withoutTakenBack(ledger, parts, (line) => said.push(line));
    expect(kept.map(({ name }) => name)).toEqual(['mf-public']);
    expect(said.join()).toContain('stays at 1.0.0');
    expect(await withoutTakenBack(ledger, [part('mf-things', '1.2.0')], () => undefined)).toHaveLength(1);
  });
});

describe('a canary', () => {
  it('grows, is promoted, and then falls back to what was live before', async () => {
    const { first, put, store, ledger } = setUp();
    await first();
    const started = await put('mf-things', '1.1.0', { canary: { percent: 10, people: ['ada'] } });
    expect(started).toMatchObject({
      action: 'canary',
      live: { 'mf-things': { version: '1.0.0', canary: { version: '1.1.0', percent: 10 } } },
    });
    const change = { store, ledger, part: 'mf-things', by: 'ada', reason: 'looks good' };
    expect(
      (await changeCanary({ ...change, change: { percent: 50 } })).live['mf-things']?.canary,
    ).toMatchObject({ percent: 50, people: ['ada'] });
    const promoted = await changeCanary({ ...change, change: 'promote' });
    expect(promoted.live['mf-things']).toMatchObject({ version: '1.1.0', lastGood: '1.0.0' });
    expect(promoted.live['mf-things']?.canary).toBeUndefined();
    await expect(changeCanary({ ...change, change: 'stop' })).rejects.toThrow('has no canary');
  });

  it('must compose as the live version must', async () => {
    const { first, put } = setUp();
    await first();
    await expect(
      put('mf-things', '2.0.0', { canary: { percent: 1, people: [] } }, { runtime: '^9.0.0' }),
    ).rejects.toThrow('^9.0.0');
  });
});

describe('looking back', () => {
  it('tells what is live since when, what changed, and who was live at a time', async () => {
    const { first, put, back, ledger } = setUp();
    await first();
    await put('mf-things', '1.1.0');
    await back();
    const recent = await ledger.recent(10);
    const status = formatStatus(recent[0], recent);
    expect(status).toContain('State 3');
    expect(status).toMatch(/mf-things\s+1\.0\.0\s+2026-11-20 10:03:00 UTC/);
    expect(formatHistory(recent)).toMatch(
      /3\s+2026-11-20 10:03:00 UTC\s+rollback\s+bola\s+mf-things 1\.1\.0 → 1\.0\.0\s+prices are wrong/,
    );
    expect((await ledger.at(new Date('2026-11-20T10:02:30Z')))?.live['mf-things']?.version).toBe('1.1.0');
    const [third, second] = recent;
    if (!third || !second) throw new Error('three states were made');
    expect(formatDifference(second, third)).toContain('mf-things 1.1.0 → 1.0.0');
  });
});

describe('pruning', () => {
  const now = new Date('2026-12-20T00:00:00Z');

  it('keeps what is live, what was live within the days, and the latest versions; old states stay', async () => {
    const { first, put, store, ledger } = setUp();
    await first();
    for (let index = 1; index <= 30; index += 1) await put('mf-things', `1.${index}.0`);
    const removed = await prune({ store, ledger, days: 7, keep: 20, now });
    // Live is 1.30.0; twenty latest are 1.30.0 to 1.11.0.
    expect(removed.map(({ version }) => version).sort()).toEqual(
      ['1.0.0', ...Array.from({ length: 10 }, (_, index) => `1.${index + 1}.0`)].sort(),
    );
    expect(removed.every(({ name }) => name === 'mf-things')).toBe(true);
    expect(await store.list('artefacts/mf-things/1.5.0/')).toEqual([]);
    expect(await store.exists(artefactKey('mf-things', '1.11.0', 'release.json'))).toBe(true);
    expect(await ledger.newestNumber()).toBe(31);
  });

  it('removes nothing that was live a few days ago, nor in a dry run', async () => {
    const { first, put, store, ledger } = setUp();
    await first();
    for (let index = 1; index <= 30; index += 1) await put('mf-things', `1.${index}.0`);
    expect(await prune({ store, ledger, days: 60, keep: 20, now })).toEqual([]);
    const planned = await prune({ store, ledger, days: 7, keep: 20, dryRun: true, now });
    expect(planned).toHaveLength(11);
    expect(await store.exists(artefactKey('mf-things', '1.0.0', 'release.json'))).toBe(true);
  });

  it('keeps an old version that is still live', async () => {
    const { first, put, store, ledger } = setUp();
    await first();
    for (let index = 1; index <= 30; index += 1) await put('mf-things', `1.${index}.0`);
    await rollback({
      store,
      ledger,
      part: 'mf-things',
      to: '1.0.0',
      by: 'ada',
      reason: 'back to the beginning',
    });
    const removed = await prune({ store, ledger, days: 7, keep: 20, now });
    expect(removed.map(({ version }) => version)).not.toContain('1.0.0');
    expect(await store.exists(artefactKey('mf-public', '1.0.0', 'release.json'))).toBe(true);
  });
});

/** A store's methods as plain functions, so that one can be replaced. */
function bound(store: FileStore) {
  return {
    description: store.description,
    putIfAbsent: store.putIfAbsent.bind(store),
    get: store.get.bind(store),
    exists: store.exists.bind(store),
    list: store.list.bind(store),
    remove: store.remove.bind(store),
  };
}
