import { type BuiltPart, findBuilt } from '../../../ops/src/build/built-part';
import { publish } from '../../../ops/src/testing/change-store';
import type { TestSite } from '../../../ops/src/testing/sites/test-site';
import { renameBuild } from './renamed-build';

/**
 * Publishes what is live of a remote under another version, as a squad's next release.
 * @returns the new version
 */
export async function publishRenamed(
  site: TestSite,
  name: string,
  version = '9.0.0-e2e00001',
): Promise<string> {
  const part = await renameBuild(await readLive(site, name), version);
  await publish({ ...site, parts: [part], by: 'e2e', reason: 'a second release' });
  return version;
}

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

/** The build of a remote that a site serves. */
async function readLive({ ledger, repository }: TestSite, name: string): Promise<BuiltPart> {
  const version = (await ledger.newest())?.live[name]?.version ?? '';
  const built = findBuilt(repository, name);
  if (built?.release.version !== version) throw new Error(`${name} ${version} is not built here`);
  return built;
}
