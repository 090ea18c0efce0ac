import fc from 'fast-check';
import type { LivePart } from '@ilera/contracts';
import { Ledger } from '../ledger/ledger';
import { artefactKey, previewKey, previews, revisionKey } from '../../store/release-store';
import { startReleaseDesk } from '../../testing/release-desk';
import { openMemoryStore } from '../../testing/memory-store';
import { makeKeys } from '../../testing/signing-keys';
import { pruneStore } from './prune-store';

const day = 86_400_000;
const parts = ['shell', 'mf-a'];
const version = fc.integer({ min: 1, max: 30 }).map((n) => `1.${n}.0`);
const livePart: fc.Arbitrary<LivePart> = fc.record(
  {
    version,
    digest: fc.constant(''),
    lastGood: fc.record({ version, digest: fc.constant('') }),
    canary: fc.record({ version, digest: fc.constant(''), percent: fc.constant(5), people: fc.constant([]) }),
  },
  { requiredKeys: ['version', 'digest'] },
);
const history = fc.array(
  fc.record({ hours: fc.integer({ min: 0, max: 60 }), shell: livePart, remote: livePart }),
  { minLength: 1, maxLength: 40 },
);

it('never takes a version that a revision within reach needs, whatever the history', async () => {
  let removed = 0;
  await fc.assert(
    fc.asyncProperty(history, async (changes) => {
      const store = openMemoryStore();
      let clock = Date.parse('2026-01-01T00:00:00Z');
      const ledger = new Ledger(store, { now: () => new Date(clock) });
      for (const part of parts)
        for (let n = 1; n <= 30; n += 1) {
          const record = { builtAt: '2025-01-01T00:00:00Z', files: {} };
          await store.putIfAbsent(
            artefactKey(part, `1.${n}.0`, 'release.json'),
            Buffer.from(JSON.stringify(record)),
          );
        }
      for (const { hours, shell, remote } of changes) {
        clock += hours * 3_600_000;
        const live = { shell, 'mf-a': remote };
        await ledger.append(await ledger.latestForAppend(), {
          by: 'ada',
          reason: 'x',
          action: 'publish',
          live,
        });
      }
      const now = new Date(clock + day);
      removed += (await pruneStore({ ledger, days: 7, now })).length;

      const revisions = (await ledger.recent(100)).reverse();
      for (const [index, revision] of revisions.entries()) {
        const ended = revisions[index + 1]?.at;
        // Live within the seven days: an open tab may still use it, with its fallback.
        if (ended && Date.parse(ended) < now.getTime() - 7 * day) continue;
        for (const [name, part] of Object.entries(revision.live))
          for (const one of [part.version, part.lastGood?.version, part.canary?.version])
            if (one) expect(await store.get(artefactKey(name, one, 'release.json'))).toBeDefined();
      }
      expect(await ledger.newestNumber()).toBe(changes.length);
    }),
    { numRuns: 150 },
  );
  expect(removed).toBeGreaterThan(100);
});

describe('where revisions are signed', () => {
  const setUp = async () => {
    const desk = await startReleaseDesk(makeKeys());
    const now = new Date(Date.now() + 365 * day);
    const pruneBy = (ledger = desk.ledger) => pruneStore({ ledger, days: 7, now });
    return { ...desk, pruneBy };
  };

  it('revisions that gateways refuse push out nothing that is live, however many and of whatever time', async () => {
    const { store, pruneBy } = await setUp();
    for (let n = 2; n <= 22; n += 1) {
      const live = Object.fromEntries(
        ['shell', 'mf-public', 'mf-things'].map((name) => [name, { version: `6.${n}.0` }]),
      );
      const at = '2000-01-01T00:00:00.000Z';
      await store.putIfAbsent(revisionKey(n), Buffer.from(JSON.stringify({ n, at, live })));
    }
    await store.put(artefactKey('mf-things', '9.0.0', 'of-an-upload-that-runs.js'), Buffer.of());
    expect(await pruneBy()).toEqual([]);
  });

  it('keeps what goes live again while it runs', async () => {
    const { store, ledger, put, back, pruneBy } = await setUp();
    for (const version of ['1.1.0', '1.2.0', '1.3.0', '1.4.0']) await put('mf-things', version);
    const list = store.list.bind(store);
    jest.spyOn(store, 'list').mockImplementation(async (prefix) => {
      if (prefix === 'previews/' && (await ledger.newestNumber()) === 5) await back({ to: '1.1.0' });
      return list(prefix);
    });
    expect(await pruneBy()).toEqual([{ name: 'mf-things', version: '1.2.0' }]);
  });

  it('ends what an earlier prune left that was stopped half-way', async () => {
    const { store, put, pruneBy } = await setUp();
    for (const version of ['1.1.0', '1.2.0']) await put('mf-things', version);
    jest.spyOn(store, 'remove').mockResolvedValueOnce().mockRejectedValueOnce(new Error('stopped'));
    await expect(pruneBy()).rejects.toThrow('stopped');
    expect(await pruneBy()).toEqual([{ name: 'mf-things', version: '1.0.0' }]);
    expect(await store.list(artefactKey('mf-things', '1.0.0', ''))).toEqual([]);
  });

  it('removes previews that are over or unreadable, but none that was renewed meanwhile or is of another key or format, and no version of those', async () => {
    const { store, put, pruneBy } = await setUp();
    for (const version of ['1.1.0', '1.2.0']) await put('mf-things', version);
    const write = (id: string, until: string, more: object = { kind: 'preview', parts: {} }) =>
      store.put(previewKey(id), Buffer.from(JSON.stringify({ id, until, ...more })));
    await store.put(previewKey('torn'), Buffer.from('{'));
    for (const id of ['over', 'renewed']) await write(id, '2026-01-01');
    await write('unsigned', '2999-01-01');
    await write('later', '2999-01-01', { kind: 'of-later', parts: { 'mf-things': { version: '1.0.0' } } });
    const get = store.get.bind(store);
    jest.spyOn(store, 'get').mockImplementation(async (key) => {
      const body = await get(key);
      if (key === previewKey('renewed')) await write('renewed', '2999-01-01');
      return body;
    });
    expect(await pruneBy()).toEqual([]);
    expect((await store.list(previews)).sort()).toEqual(['later', 'renewed', 'unsigned'].map(previewKey));
  });

  it('removes nothing where it believes no revision', async () => {
    const { store, pruneBy } = await setUp();
    const stranger = new Ledger(store, { trust: makeKeys().trust });
    await expect(pruneBy(stranger)).rejects.toThrow('can be believed');
  });
});
