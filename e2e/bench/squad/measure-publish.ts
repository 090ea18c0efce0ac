import { rm } from 'node:fs/promises';
import path from 'node:path';
import { findBuilt } from '../../../ops/src/build/built-part';
import { runCommand } from '../../support/builds/run-command';
import { touchFile, type Squad } from './touched-file';

/** Milliseconds from a change in a source until the remote is live, by the command that a squad runs. */
export async function measurePublish(squad: Squad): Promise<{ warm: number[]; cold: number[] }> {
  const { repository, folder, remote } = squad;
  const publish = (argument: string, more: Record<string, string> = {}) =>
    runCommand(`npm run release -- publish ${argument}`, {
      folder: repository,
      env: { RELEASE_STORE: path.join(folder, 'releases'), ...more },
    }).done;
  // Publishes the rest of the site, which is live when a squad publishes.
  await publish('--force');
  return {
    warm: await measureChanges(squad, () => timeOf(() => publish(remote))),
    cold: await measureChanges({ ...squad, runs: 1 }, () =>
      timeOf(() => publish(remote, { PART_CACHE: 'off' })),
    ),
  };
}

/**
 * Changes a source of the remote for each run and measures what follows. Removes each build afterwards, and
 * restores the source.
 * @param measure resolves with milliseconds
 */
async function measureChanges(squad: Squad, measure: () => Promise<number>): Promise<number[]> {
  const { repository, runs, remote, file, words } = squad;
  const source = touchFile(path.join(repository, remote, file), words);
  const times: number[] = [];
  try {
    for (let run = 0; run < runs; run += 1) {
      source.replace(`${words} ${Date.now()}`);
      try {
        times.push(await measure());
      } finally {
        const built = findBuilt(repository, remote);
        if (built) await rm(built.folder, { recursive: true, force: true });
      }
    }
    return times;
  } finally {
    source.restore();
  }
}

/** Milliseconds until it is done. */
async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return performance.now() - started;
}
