import fc from 'fast-check';
import type { LivePart } from '@shared/contracts';
import { Ledger } from '../ledger/ledger';
import { artefactKey } from '../store/release-store';
import { openMemoryStore } from '../testing/memory-store';
import { prune } from './prune';

const day = 86_400_000;
const parts = ['shell', 'mf-a'];
const version = fc.integer({ min: 1, max: 30 }).map((n) => `1.${n}.0`);
const livePart: fc.Arbitrary<LivePart> = fc.record(
  {
    version,
    lastGood: version,
    canary: fc.record({ version, percent: fc.constant(5), people: fc.constant([]) }),
  },
  { requiredKeys: ['version'] },
);
const history = fc.array(
  fc.record({ hours: fc.integer({ min: 0, max: 60 }), shell: livePart, remote: livePart }),
  { minLength: 1, maxLength: 40 },
);

it('never takes a version that a revision within reach needs, whatever the history', async () => {
  let removed = 0;
  await fc.assert(
    fc.asyncProperty(history, fc.integer({ min: 1, max: 8 }), async (changes, keep) => {
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
        await ledger.append(() => ({
          by: 'ada',
          reason: 'x',
          action: 'publish',
          live: { shell, 'mf-a': remote },
        }));
      }
      const now = new Date(clock + day);
      removed += (await prune({ store, ledger, days: 7, keep, now })).length;

      const revisions = (await ledger.recent(100)).reverse();
      for (const [index, revision] of revisions.entries()) {
        const ended = revisions[index + 1]?.at;
        // Live within the seven days: an open tab may still use it, with its fallback.
        if (ended && Date.parse(ended) < now.getTime() - 7 * day) continue;
        for (const [name, part] of Object.entries(revision.live))
          for (const one of [part.version, part.lastGood, part.canary?.version])
            if (one) expect(await store.exists(artefactKey(name, one, 'release.json'))).toBe(true);
      }
      // The latest that were live, however long ago.
      const newestFirst = [...revisions].reverse();
      for (const name of parts) {
        const latest = [...new Set(newestFirst.flatMap(({ live }) => live[name]?.version ?? []))];
        for (const one of latest.slice(0, keep))
          expect(await store.exists(artefactKey(name, one, 'release.json'))).toBe(true);
      }
      expect(await ledger.newestNumber()).toBe(changes.length);
    }),
    { numRuns: 150 },
  );
  expect(removed).toBeGreaterThan(100);
});
