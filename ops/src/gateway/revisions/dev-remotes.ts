import { devRoutesFile, type Release } from '@ilera/contracts';
import { toIntegrity } from '@ilera/contracts/integrity';
import { withSiteMap, type Composition } from './composition';

const entry = 'remoteEntry.js';

/**
 * Replaces remotes of a composition by dev servers' ones. Entry and routes are read for each document, because the shell
 * needs the entry's hash, which changes with each save.
 */
export async function withDevRemotes(
  composition: Composition,
  devRemotes: Record<string, string>,
): Promise<Composition> {
  if (Object.keys(devRemotes).length === 0) return composition;
  const changed = {
    ...composition,
    remotesInDocument: { ...composition.remotesInDocument },
    remotes: { ...composition.remotes },
  };
  await Promise.all(
    Object.entries(devRemotes).map(async ([name, base]) => {
      const [script, routes] = await Promise.all([fetchFile(base + entry), fetchFile(base + devRoutesFile)]);
      const entryIntegrity = script ? toIntegrity(script) : '';
      changed.remotesInDocument[name] = { version: 'dev', base, entry, entryIntegrity };
      changed.remotes[name] = toRelease(name, routes);
    }),
  );
  return withSiteMap(changed);
}

/** Makes a release of the routes and modal titles that a dev server names. */
function toRelease(name: string, routes: Buffer | undefined): Release {
  const facts = JSON.parse(String(routes ?? '{}')) as Pick<Release, 'routes' | 'modalTitles'>;
  const none = { js: [], css: [] };
  const pages = Object.fromEntries((facts.routes ?? []).map(({ page = '' }) => [page, none]));
  const modals = Object.fromEntries(Object.keys(facts.modalTitles ?? {}).map((modal) => [modal, none]));
  const files = { initial: none, pages, modals, files: {}, entry, shared: {}, visitorPackages: [] };
  return { name, version: 'dev', commit: '', builtAt: '', ...files, ...facts };
}

/** Waits while the dev server compiles; undefined where it does not run, which the shell shows as a failed remote. */
async function fetchFile(url: string): Promise<Buffer | undefined> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(60_000) });
    return response.ok ? Buffer.from(await response.arrayBuffer()) : undefined;
  } catch {
    return undefined;
  }
}
