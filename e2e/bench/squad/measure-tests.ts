import path from 'node:path';
import { runCommand } from './run-command';
import { touchFile, type Squad } from './touched-file';

/**
 * Milliseconds of `npm test -- --all --affected` after a change in one source of the remote.
 * @throws where a test fails
 */
export async function measureTests({ repository, remote, file, words }: Squad): Promise<number[]> {
  const source = touchFile(path.join(repository, remote, file), words);
  try {
    // A space more is another build, in which every test still finds the words.
    source.replace(`${words} `);
    const started = performance.now();
    await runCommand(repository, ['ops/bin/test.mjs', '--all', '--affected'], {}).done;
    return [performance.now() - started];
  } finally {
    source.restore();
  }
}
