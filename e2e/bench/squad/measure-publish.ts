import { measureChanges, timeOf } from './measure-changes';
import { releaseCommand } from './release-command';
import type { Squad } from './touched-file';

/** Milliseconds from a change in a source until the remote is live, by the command that a squad runs. */
export async function measurePublish(squad: Squad): Promise<{ warm: number[]; cold: number[] }> {
  // Publishes the rest of the site, which is live when a squad publishes.
  await releaseCommand(squad, ['publish', '--force']).done;
  const publish = (more: Record<string, string> = {}) =>
    timeOf(() => releaseCommand(squad, ['publish', squad.remote], more).done);
  return {
    warm: await measureChanges(squad, () => publish()),
    cold: await measureChanges({ ...squad, runs: 1 }, () => publish({ PART_CACHE: 'off' })),
  };
}
