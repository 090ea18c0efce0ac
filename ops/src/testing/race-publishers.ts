import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Revision } from '@shared/contracts';
import { toIntegrity } from '@shared/contracts/integrity';
import { findRepository } from '../common/repository';
import { Ledger } from '../registry/ledger/ledger';
import { publish } from './publish';
import { readRecord } from '../registry/releases/upload';
import { artefactKey, type ReleaseStore } from '../store/release-store';
import { makePart } from './fake-releases';

const repository = findRepository();

/**
 * A publisher process that has loaded its code and waits for its start.
 * @param killAt the write at which it kills itself
 */
export async function startPublisher(
  folder: string,
  who: string,
  count: number,
  env: NodeJS.ProcessEnv,
  killAt = 0,
): Promise<ChildProcess> {
  const child = fork(
    join(repository, 'ops', 'src', 'testing', 'publish-many.mts'),
    [folder, who, String(count), String(killAt)],
    {
      cwd: repository,
      execArgv: ['--import', 'tsx', '--no-warnings'],
      env: { ...process.env, ...env },
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    },
  );
  await once(child, 'message');
  return child;
}

/** A store's first revision, of a shell alone. */
export async function publishFirst(store: ReleaseStore, folder: string): Promise<void> {
  const parts = [makePart(folder, 'shell', '1.0.0', { routes: [] })];
  await publish({ ledger: new Ledger(store), parts, by: 'tests', reason: 'first' });
}

/**
 * Fifty publishers in two processes, then the whole history is read and checked.
 * @param folder of the parts that they publish
 */
export async function raceFifty(store: ReleaseStore, folder: string, env: NodeJS.ProcessEnv): Promise<void> {
  await publishFirst(store, folder);
  const children = await Promise.all(
    ['left', 'right'].map((who) => startPublisher(join(folder, who), who, 25, env)),
  );
  const codes = await Promise.all(children.map(async (child) => (await once(child, 'exit'))[0] as number));
  expect(codes).toEqual([0, 0]);

  const revisions = (await new Ledger(store).recent(100)).reverse();
  expect(revisions.map(({ n }) => n)).toEqual(Array.from({ length: 51 }, (_, index) => index + 1));
  const published = revisions.slice(1).map((revision, index) => onlyChange(revisions[index], revision));
  const expected = ['left', 'right'].flatMap((who) =>
    Array.from({ length: 25 }, (_, index) => `1.0.${index}-${who}`),
  );
  expect(published.map(({ version }) => version).sort()).toEqual(expected.sort());
}

/**
 * The one part in which a revision differs from the one before; another difference would be a lost publish.
 */
function onlyChange(before: Revision | undefined, after: Revision): { name: string; version: string } {
  const changed = Object.entries(after.live).filter(
    ([name, { version }]) => before?.live[name]?.version !== version,
  );
  expect(changed).toHaveLength(1);
  expect(Object.keys(after.live)).toEqual(expect.arrayContaining(Object.keys(before?.live ?? {})));
  const [[name, { version }] = ['', { version: '' }]] = changed;
  return { name, version };
}

/** Every version that any revision makes live is complete and has the right hashes. @returns how many there are */
export async function expectAllWhole(store: ReleaseStore): Promise<number> {
  const revisions = await new Ledger(store).recent(10_000);
  const seen = new Set<string>();
  for (const { live } of revisions) {
    for (const [name, { version, digest }] of Object.entries(live)) {
      if (seen.has(`${name}/${version}`)) continue;
      seen.add(`${name}/${version}`);
      const record = await readRecord(store, name, version);
      expect(record?.digest).toBe(digest);
      for (const [file, { integrity }] of Object.entries(record?.release.files ?? {})) {
        const body = await store.get(artefactKey(name, version, file));
        expect(body && toIntegrity(body)).toBe(integrity);
      }
    }
  }
  return seen.size;
}
