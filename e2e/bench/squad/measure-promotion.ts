import { measureChanges, timeOf } from './measure-changes';
import { releaseCommand } from './release-command';
import type { Squad } from './touched-file';

/**
 * Milliseconds in which a version that is live in staging goes live in production. The site of
 * `measurePublish` is staging.
 */
export async function measurePromotion(squad: Squad): Promise<number[]> {
  const { remote } = squad;
  await releaseCommand(squad, ['publish', '--force', '--environment', 'production']).done;
  return measureChanges(squad, async () => {
    await releaseCommand(squad, ['publish', remote, '--environment', 'staging']).done;
    return timeOf(() => releaseCommand(squad, ['promote', 'staging', 'production', remote]).done);
  });
}
