import { measureChanges, timeOf } from './measure-changes';
import { releaseCommand } from './release-command';
import type { Squad } from './touched-file';

/**
 * Milliseconds from a change in a source until its preview has an address. The site of `measurePublish` must
 * be in the store.
 */
export const measurePreview = (squad: Squad): Promise<number[]> =>
  measureChanges(squad, () =>
    timeOf(async () => {
      const command = releaseCommand(squad, ['publish', squad.remote, '--preview', 'bench']);
      await command.said(/\/_preview\/bench-/);
      await command.done;
    }),
  );
