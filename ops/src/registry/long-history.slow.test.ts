import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { FileStore } from '../store/file-store';
import { revisionKey } from '../store/release-store';
import { temporaryFolders } from '../testing/fake-releases';
import { Ledger } from './ledger';

const nextFolder = temporaryFolders();
const long = 10_000;
// Writing them is slow on a busy machine.
jest.setTimeout(120_000);

/** Writes a history to disk directly, because 10,000 appends would take too long. */
function writeHistory(folder: string): void {
  for (let n = 1; n <= long; n += 1) {
    const file = path.join(folder, revisionKey(n));
    if (n === 1) mkdirSync(path.dirname(file), { recursive: true });
    const revision = {
      n,
      at: '2026-11-20T10:00:00.000Z',
      by: 'ada',
      reason: `r${n}`,
      action: 'publish',
      live: {},
    };
    writeFileSync(file, JSON.stringify(revision));
  }
}

it('looks up and appends after ten thousand revisions on disk with a few reads', async () => {
  const folder = nextFolder();
  writeHistory(folder);
  const store = new FileStore(folder);
  const questions = [jest.spyOn(store, 'exists'), jest.spyOn(store, 'get'), jest.spyOn(store, 'list')];
  const asked = (): number => questions.reduce((sum, { mock }) => sum + mock.calls.length, 0);
  const measured: string[] = [];
  const measure = async <T>(what: string, work: () => Promise<T>): Promise<{ answer: T; reads: number }> => {
    const before = asked();
    const start = performance.now();
    const result = await work();
    const reads = asked() - before;
    measured.push(`${what}: ${reads} reads, ${(performance.now() - start).toFixed(1)} ms`);
    return { answer: result, reads };
  };
  const ledger = new Ledger(store);

  const newest = await measure('newest', () => ledger.newest());
  expect(newest.answer?.n).toBe(long);
  expect(newest.reads).toBeLessThanOrEqual(5);

  const followed = await measure('newest, followed', () => ledger.latest(long));
  expect(followed.reads).toBeLessThanOrEqual(2);

  const appended = await measure('append', () =>
    ledger.append(() => ({ by: 'ada', reason: 'one more', action: 'publish', live: {} })),
  );
  expect(appended.answer.n).toBe(long + 1);
  expect(appended.reads).toBeLessThanOrEqual(5);

  process.stdout.write(`${long} revisions on files — ${measured.join('; ')}\n`);
});
