import { publish } from '../../../ops/src/testing/change-store';
import type { TestSite } from '../../../ops/src/testing/sites/test-site';
import { readLive } from './publish-renamed';
import { renameBuild } from './renamed-build';

/**
 * Publishes a remote that needs another major version of React than the page has, and overrules the ledger's
 * refusal.
 */
export async function publishMismatched(site: TestSite, name: string, version: string): Promise<void> {
  const part = await renameBuild(await readLive(site, name), version, { entry: withOtherReact });
  const { ledger } = site;
  await publish({ ledger, parts: [part], by: 'e2e', reason: 'another React', force: true });
}

/** Changes React's range in the description of shared libraries that the federation plugin writes into an entry. */
function withOtherReact(text: string): string {
  const other = text.replace(/(requiredVersion:"\^)19(\.0\.0"[^{}]*shareKey:"react"[,}])/, '$118$2');
  if (other === text) throw new Error('The entry does not describe React in the words known here');
  return other;
}
