import type { Revision } from '@shared/contracts';
import type { ReleaseStore } from '../../store/release-store';
import { temporaryFolders } from '../../testing/fake-releases';
import { replaceIn } from '../../testing/memory-store';
import { openReleaseDesk } from '../../testing/release-desk';
import { Ledger } from '../ledger/ledger';
import { endPreview } from '../previews';
import { changeCanary, freeze, publish, publishPreview, rollback, thaw } from '../../testing/publish';

const nextFolder = temporaryFolders();
jest.setTimeout(240_000);

/**
 * A store that applies each write, and loses the answer of one: as an error, or as the client's own second attempt hears
 * of it, that the key is taken.
 */
function losing(store: ReleaseStore, at: number, how: 'error' | 'taken') {
  let writes = 0;
  const isLost = (): boolean => (writes += 1) === at;
  const wrapped = replaceIn(store, {
    putIfAbsent: async (key, body) => {
      const outcome = await store.putIfAbsent(key, body);
      if (!isLost()) return outcome;
      if (how === 'taken') return 'exists';
      throw new Error('The answer was lost.');
    },
    put: async (key, body) => {
      await store.put(key, body);
      if (isLost() && how === 'error') throw new Error('The answer was lost.');
    },
  });
  return { store: wrapped, writes: () => writes };
}

/** A site with a second version and a canary of another part; frozen for those that end a freeze. */
async function setUp(isFrozen: boolean) {
  const desk = openReleaseDesk(nextFolder());
  await desk.first();
  await desk.put('mf-things', '1.1.0');
  await desk.put('mf-public', '1.1.0', { canary: { percent: 10, people: [] } });
  const by = { by: 'ada', reason: 'a test' };
  if (isFrozen) await freeze({ ...by, ledger: desk.ledger });
  const preview = await publishPreview({
    ...desk,
    parts: [desk.part('mf-things', '3.0.0')],
    branch: 'x',
    by: 'ada',
    days: 1,
  });
  return { ...desk, preview, by };
}

type Desk = Awaited<ReturnType<typeof setUp>> & { own: { store: ReleaseStore; ledger: Ledger } };
const commands: [string, (desk: Desk) => Promise<unknown>, Revision['action'] | undefined][] = [
  [
    'publish',
    ({ own, by, part }) => publish({ ...own, ...by, parts: [part('mf-things', '1.2.0')] }),
    'publish',
  ],
  [
    'publish, overruled',
    ({ own, by, part }) =>
      publish({
        ...own,
        ...by,
        parts: [part('mf-things', '1.2.0', { runtime: '^9.0.0' })],
        force: true,
      }),
    'publish',
  ],
  ['rollback', ({ own, by }) => rollback({ ...own, ...by, part: 'mf-things' }), 'rollback'],
  [
    'canary --percent',
    ({ own, by }) => changeCanary({ ...own, ...by, part: 'mf-public', change: { percent: 50 } }),
    'canary',
  ],
  [
    'canary --promote',
    ({ own, by }) => changeCanary({ ...own, ...by, part: 'mf-public', change: 'promote' }),
    'publish',
  ],
  [
    'canary --stop',
    ({ own, by }) => changeCanary({ ...own, ...by, part: 'mf-public', change: 'stop' }),
    'canary',
  ],
  ['freeze', ({ own, by }) => freeze({ ...own, ...by }), 'freeze'],
  ['freeze --end', ({ own, by }) => thaw({ ...own, ...by }), 'thaw'],
  [
    'preview',
    ({ own, part }) =>
      publishPreview({ ...own, parts: [part('mf-things', '2.0.0')], branch: 'y', by: 'ada', days: 1 }),
    undefined,
  ],
  ['preview --end', ({ own, preview }) => endPreview(own.ledger, preview, 'ada'), undefined],
];

it.each(commands)(
  '%s writes once and says so, whichever of its answers is lost',
  async (name, run, action) => {
    const open = async (at: number, how: 'error' | 'taken') => {
      const desk = await setUp(name === 'freeze --end');
      const { store, writes } = losing(desk.store, at, how);
      const before = await desk.ledger.newestNumber();
      await run({ ...desk, own: { store, ledger: new Ledger(store) } });
      const revisions = (await desk.ledger.recent(10)).filter(({ n }) => n > before);
      expect(revisions.map((one) => one.action)).toEqual(action ? [action] : []);
      return writes();
    };
    const count = await open(0, 'error');
    expect(count).toBeGreaterThan(0);
    // Of the files of a release, the first, one in the middle and the last are enough.
    const chosen = new Set([1, Math.ceil(count / 2), count - 2, count - 1, count].filter((at) => at > 0));
    for (const at of chosen) for (const how of ['error', 'taken'] as const) await open(at, how);
  },
);
