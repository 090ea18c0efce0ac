import { rm } from 'node:fs/promises';
import path from 'node:path';
import { findBuilt } from '../../../ops/src/build/built-part';
import { releaseCommand } from './release-command';
import { touchFile, type Squad } from './touched-file';

/**
 * Milliseconds from a change in a source until its preview has an address. The site of `measurePublish` must
 * be in the store.
 */
export async function measurePreview(squad: Squad): Promise<number[]> {
  const { repository, runs, remote, file, words } = squad;
  const source = touchFile(path.join(repository, remote, file), words);
  const times: number[] = [];
  try {
    for (let run = 0; run < runs; run += 1) {
      source.replace(`${words} ${Date.now()}`);
      const started = performance.now();
      const command = releaseCommand(squad, ['publish', remote, '--preview', 'bench']);
      await command.said(/\/_preview\/bench-/);
      await command.done;
      times.push(performance.now() - started);
      const built = findBuilt(repository, remote);
      if (built) await rm(built.folder, { recursive: true, force: true });
    }
    return times;
  } finally {
    source.restore();
  }
}
