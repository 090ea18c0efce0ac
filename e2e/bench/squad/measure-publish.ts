import { rm } from 'node:fs/promises';
import path from 'node:path';
import { findBuilt } from '../../../ops/src/build/built-part';
import { runCommand } from './run-command';
import { touchFile, type Squad } from './touched-file';

/** Milliseconds from a change in a source until the remote is live, by the command that a squad runs. */
export async function measurePublish(squad: Squad): Promise<{ warm: number[]; cold: number[] }> {
  const { repository, folder, runs, remote, file, words } = squad;
  const env = { RELEASE_STORE: path.join(folder, 'releases') };
  const publish = (args: string[], more: Record<string, string> = {}) =>
    runCommand(repository, ['--import', 'tsx', 'ops/src/release/main.ts', 'publish', ...args], {
      ...env,
      ...more,
    }).done;
  // Publishes the rest of the site, which is live when a squad publishes.
  await publish(['--force']);

  const source = touchFile(path.join(repository, remote, file), words);
  const change = async (more: Record<string, string>): Promise<number> => {
    source.replace(`${words} ${Date.now()}`);
    const started = performance.now();
    try {
      await publish([remote], more);
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
