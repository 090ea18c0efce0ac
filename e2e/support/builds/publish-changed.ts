import { publish } from '../../../ops/src/testing/publish';
import type { TestSite } from '../../../ops/src/testing/sites/test-site';
import { buildAgain } from './second-build';

/**
 * Builds a remote again under another version, as a squad's next release, and publishes it to a running site.
 * @returns the new version
 */
export async function publishChanged(
  site: TestSite,
  name: string,
  version = '9.0.0-e2e00001',
): Promise<string> {
  await publish({
    ledger: site.ledger,
    parts: [await buildAgain(site.repository, name, version)],
    by: 'e2e',
    reason: 'a second release',
  });
  return version;
}
