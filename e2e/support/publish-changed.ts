import { execFile } from 'node:child_process';
import { mkdtemp, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Release } from '@shared/contracts';
import { publish } from '../../ops/src/release/publish';
import type { TestSite } from '../../ops/src/testing/test-site';

const run = promisify(execFile);

/**
 * Builds a remote again under another version, as a squad's next release, and publishes it to a running site.
 * @returns the new version
 */
export async function publishChanged(
  site: TestSite,
  name: string,
  version = '9.0.0-e2e00001',
): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), `ilera-${name}-`));
  await run(
    path.join(site.repository, 'node_modules', '.bin', 'tsx'),
    [path.join(site.repository, 'ops', 'src', 'build', 'run-webpack.mts')],
    {
      cwd: path.join(site.repository, name),
      env: { ...process.env, PART_VERSION: version, PART_OUTPUT: folder, PART_CACHE: 'off' },
    },
  );
  const release = JSON.parse(await readFile(path.join(folder, 'release.json'), 'utf8')) as Release;
  const part = { name, version, folder, release, fresh: true, seconds: 0 };
  await publish({
    store: site.store,
    ledger: site.ledger,
    parts: [part],
    by: 'e2e',
    reason: 'a second release',
  });
  return version;
}
