import { artefactKey } from '../store/release-store';
import { temporaryFolders } from '../testing/fake-releases';
import { openReleaseDesk } from '../testing/release-desk';
import { changeCanary } from './canary';
import { prune } from './prune';
import { formatDifference, formatHistory, formatStatus } from '../site/revision-text';

const nextFolder = temporaryFolders();
// Every write waits for the disk, which is slow on a busy machine.
jest.setTimeout(120_000);
const setUp = () => openReleaseDesk(nextFolder());

describe('rolling back', () => {
  it('makes the version before live again, with its own fallback and never the bad one', async () => {
    const { first, put, back } = setUp();
    await first();
    await put('mf-things', '1.1.0');
    await put('mf-things', '1.2.0');
    const revision = await back();
    expect(revision).toMatchObject({
      n: 4,
      action: 'rollback',
      part: 'mf-things',
      by: 'bola',
      reason: 'prices are wrong',
    });
    expect(revision.live['mf-things']).toMatchObject({ version: '1.1.0', lastGood: '1.0.0' });
    expect((await back({ from: '1.1.0', isChosen: true })).live['mf-things']?.version).toBe('1.0.0');
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
    await expect(back()).rejects.toThrow(/only version that was ever live[^]*publish mf-things --now/);
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
    const revision = await back();
    expect(revision.live['mf-things']).toMatchObject({ version: '1.0.0' });
    expect(revision.live['mf-things']?.canary).toBeUndefined();
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

  it('that was stopped is not published again by a commit that builds the same files', async () => {
    const { first, put, store, ledger } = setUp();
    await first();
    const canary = { percent: 10, people: [] };
    await put('mf-things', '1.1.0', { canary });
    const change = { store, ledger, part: 'mf-things', by: 'ada', reason: 'slow', change: 'stop' as const };
    expect((await changeCanary({ ...change, from: '1.1.0' })).live['mf-things']).toMatchObject({
      version: '1.0.0',
      bad: ['1.1.0'],
    });
    await expect(put('mf-things', '1.1.0', { canary })).rejects.toThrow('or stopped as a canary');
    expect((await put('mf-things', '1.1.1', { canary }))?.live['mf-things']?.canary?.version).toBe('1.1.1');
  });

  it.each(['promote', 'stop', { percent: 50 }] as const)(
    'is the one that was judged, or nothing changes: %j',
    async (change) => {
      const { first, put, store, ledger } = setUp();
      await first();
      const by = { store, ledger, part: 'mf-things', by: 'judge', reason: 'judged' };
      const begin = (version: string) => put('mf-things', version, { canary: { percent: 10, people: [] } });
      await begin('1.1.0');
      await begin('1.2.0');
      for (const from of ['1.1.0', '1.0.0'])
        await expect(changeCanary({ ...by, change, from })).rejects.toThrow(
          /is not the canary of mf-things, the canary is 1\.2\.0\.\s+ada did this/,
        );
      expect((await ledger.newest())?.n).toBe(3);
      expect((await changeCanary({ ...by, change, from: '1.2.0' })).n).toBe(4);
    },
  );

  it('is not begun of what is live for everybody', async () => {
    const { first, put, ledger } = setUp();
    await first();
    const canary = { percent: 10, people: [] };
    expect(await put('mf-things', '1.0.0', { canary })).toBeUndefined();
    await put('mf-things', '1.1.0', { canary });
    const back = await put('mf-things', '1.0.0', { canary });
    expect(back?.live['mf-things']).not.toHaveProperty('canary');
    expect((await ledger.newest())?.n).toBe(3);
  });
});

describe('looking back', () => {
  it('tells what is live since when, what changed, and who was live at a time', async () => {
    const { first, put, back, ledger } = setUp();
    await first();
    await put('mf-things', '1.1.0');
    await back();
    const recent = await ledger.recent(10);
    const history = await ledger.history(10);
    const status = formatStatus(recent[0]!, history);
    expect(status).toContain('Revision 3');
    expect(status).toMatch(/mf-things\s+1\.0\.0\s+2026-11-20 10:03:00 UTC/);
    expect(formatHistory(history)).toMatch(
      /3\s+2026-11-20 10:03:00 UTC\s+rollback\s+bola\s+mf-things 1\.1\.0 → 1\.0\.0\s+prices are wrong/,
    );
    expect((await ledger.at(new Date('2026-11-20T10:02:30Z')))?.live['mf-things']?.version).toBe('1.1.0');
    const [third, second] = recent;
    if (!third || !second) throw new Error('three revisions were made');
    expect(formatDifference(second, third)).toContain('mf-things 1.1.0 → 1.0.0');
  });
});

describe('pruning', () => {
  const now = new Date('2026-12-20T00:00:00Z');

  it('keeps what is live, what was live within the days, and the latest versions; old revisions stay', async () => {
    const { first, put, store, ledger } = setUp();
    await first();
    for (let index = 1; index <= 30; index += 1) await put('mf-things', `1.${index}.0`);
    const removed = await prune({ store, ledger, days: 7, keep: 20, now });
    // Live is 1.30.0; twenty latest are 1.30.0 to 1.11.0, which falls back to 1.10.0.
    expect(removed.map(({ version }) => version).sort()).toEqual(
      ['1.0.0', ...Array.from({ length: 9 }, (_, index) => `1.${index + 1}.0`)].sort(),
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
    expect(planned).toHaveLength(10);
    expect(await store.exists(artefactKey('mf-things', '1.0.0', 'release.json'))).toBe(true);
  });
});
