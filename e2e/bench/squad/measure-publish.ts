import { rm } from 'node:fs/promises';
import path from 'node:path';
import { findBuilt } from '../../../ops/src/build/built-part';
import { releaseCommand } from './release-command';
import { touchFile, type Squad } from './touched-file';

/** Milliseconds from a change in a source until the remote is live, by the command that a squad runs. */
export async function measurePublish(squad: Squad): Promise<{ warm: number[]; cold: number[] }> {
  const { repository, runs, remote, file, words } = squad;
  // Publishes the rest of the site, which is live when a squad publishes.
  await releaseCommand(squad, ['publish', '--force']).done;

  const source = touchFile(path.join(repository, remote, file), words);
  const change = async (more: Record<string, string>): Promise<number> => {
    source.replace(`${words} ${Date.now()}`);
    const started = performance.now();
    try {
      await releaseCommand(squad, ['publish', remote], more).done;
      return performance.now() - started;
    } finally {
      const built = findBuilt(repository, remote);
      if (built) await rm(built.folder, { recursive: true, force: true });
    }
  };
  try {
    const warm: number[] = [];
    for (let run = 0; run < runs; run += 1) warm.push(await change({}));
    return { warm, cold: [await change({ PART_CACHE: 'off' })] };
  } finally {
    source.restore();
  }
}
