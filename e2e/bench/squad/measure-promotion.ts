import path from 'node:path';
import { releaseCommand } from './release-command';
import { touchFile, type Squad } from './touched-file';

/**
 * Milliseconds in which a version that is live in staging goes live in production. The site of
 * `measurePublish` is staging.
 */
export async function measurePromotion(squad: Squad): Promise<number[]> {
  const { repository, runs, remote, file, words } = squad;
  await releaseCommand(squad, ['publish', '--force', '--environment', 'production']).done;
  const source = touchFile(path.join(repository, remote, file), words);
  const times: number[] = [];
  try {
    for (let run = 0; run < runs; run += 1) {
      source.replace(`${words} ${Date.now()}`);
      await releaseCommand(squad, ['publish', remote, '--environment', 'staging']).done;
      const started = performance.now();
      await releaseCommand(squad, ['promote', 'staging', 'production', remote]).done;
      times.push(performance.now() - started);
    }
    return times;
  } finally {
    source.restore();
  }
}
