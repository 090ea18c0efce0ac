import { devRoutesFile, type Release } from '@shared/contracts';
import { toIntegrity } from '@shared/contracts/integrity';
import { resolveOwnRoutes } from '../../site/own-routes/own-routes';
import { describeOwn, type Composition } from '../revisions/composition';
import { createRouteMatcher } from '../../site/own-routes/match-route';

/** A remote that is not from the store: its files are elsewhere, and only its entry is known. */
function replace(
  composition: Composition,
  name: string,
  base: string,
  entryIntegrity: string,
  isOverride: boolean,
): void {
  delete composition.remotes[name];
  const { routes, modalTitles } = composition.registry[name] ?? {};
  composition.registry[name] = {
    // A dev server says its routes itself; of an override only the published ones are known.
    ...(isOverride && routes && { routes }),
    ...(isOverride && modalTitles && { modalTitles }),
    version: 'dev',
    base,
    entry: 'remoteEntry.js',
    entryIntegrity,
    ...(isOverride ? { override: true } : {}),
  };
}

const copy = (composition: Composition): Composition => ({
  ...composition,
  registry: { ...composition.registry },
  remotes: { ...composition.remotes },
});

/**
 * The composition with some remotes from dev servers of this machine. Their entry and routes are read for each
 * document, because the shell needs the entry's hash, which changes with each save.
 */
export async function withDevRemotes(
  composition: Composition,
  devRemotes: Record<string, string>,
): Promise<Composition> {
  const changed = copy(composition);
  const records: Record<string, Release> = {};
  await Promise.all(
    Object.entries(devRemotes).map(async ([name, base]) => {
      const [entry, routes] = await Promise.all([
        fetchFile(`${base}remoteEntry.js`),
        fetchFile(base + devRoutesFile),
      ]);
      replace(changed, name, base, entry ? toIntegrity(entry) : '', false);
      if (routes) records[name] = toRecord(name, routes);
    }),
  );
  return withRoutes(changed, records);
}

/** A record that has only what a dev server says of its routes. */
function toRecord(name: string, routes: Buffer): Release {
  const facts = JSON.parse(routes.toString('utf8')) as Pick<Release, 'routes' | 'modalTitles'>;
  const none = { js: [], css: [] };
  const pages = Object.fromEntries((facts.routes ?? []).map(({ page = '' }) => [page, none]));
  const modals = Object.fromEntries(Object.keys(facts.modalTitles ?? {}).map((modal) => [modal, none]));
  const files = { initial: none, pages, modals, files: {}, entry: '', shared: {}, runtime: '*' };
  return { name, version: 'dev', commit: '', builtAt: '', ...files, ...facts };
}

/** The composition with the addresses that these records bring, in place of those that it had of them. */
function withRoutes(composition: Composition, records: Record<string, Release>): Composition {
  const { shell, revision, registry } = composition;
  const remotes = { ...composition.remotes, ...records };
  const own = resolveOwnRoutes({ shell, remotes, ...(revision.paths && { paths: revision.paths }) });
  for (const [name, record] of Object.entries(records))
    Object.assign(registry[name] ?? {}, describeOwn(record, own));
  const routes = [...(shell.routes ?? []), ...own.routes];
  return { ...composition, routes, match: createRouteMatcher(routes) };
}

/**
 * The composition with one remote from a developer's machine, which may be one that was never published. This
 * server cannot read its hash, so it is marked.
 */
export function withOverride(
  composition: Composition,
  { remote, base }: { remote: string; base: string },
): Composition {
  const changed = copy(composition);
  replace(changed, remote, base, '', true);
  return changed;
}

/**
 * Waits while the dev server compiles; undefined when it does not run, which the shell shows as a failed
 * remote.
 */
async function fetchFile(url: string): Promise<Buffer | undefined> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(60_000) });
    return response.ok ? Buffer.from(await response.arrayBuffer()) : undefined;
  } catch {
    return undefined;
  }
}
