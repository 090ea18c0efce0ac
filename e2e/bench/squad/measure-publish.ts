import path from 'node:path';
import { measureChanges, timeOf } from './measure-changes';
import { runCommand } from '../../support/builds/run-command';
import type { Squad } from './touched-file';

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
