import { rm } from 'node:fs/promises';
import path from 'node:path';
import { findBuilt } from '../../../ops/src/build/built-part';
import { touchFile, type Squad } from './touched-file';

/**
 * Changes a source of the remote for each run and measures what follows. Removes each build afterwards, and
 * restores the source.
 * @param measure resolves with milliseconds
 */
export async function measureChanges(squad: Squad, measure: () => Promise<number>): Promise<number[]> {
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
export async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return performance.now() - started;
}
