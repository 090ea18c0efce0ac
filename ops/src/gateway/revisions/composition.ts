import type {
  LivePart,
  Release,
  ReleaseRoute,
  RemoteInDocument,
  RemoteVersion,
  Revision,
} from '@shared/contracts';
import { checkLibraries } from '../../site/check-composition';
import { servedModalTitles } from '../../site/own-routes/own-modals';
import { resolveOwnRoutes, type OwnRoutes } from '../../site/own-routes/own-routes';
import { createRouteMatcher } from '../../site/own-routes/match-route';
import type { ReleaseCache } from '../../registry/releases/release-cache';

/** One revision of the site with everything that its documents need. */
export interface Composition {
  revision: Revision;
  /** Parts of which this composition has the canary version. */
  canaries: string[];
  shell: Release;
  remotes: Record<string, Release>;
  registry: Record<string, RemoteInDocument>;
  /** Every address of the site: the shell's, and those that its remotes bring. */
  routes: ReleaseRoute[];
  match: ReturnType<typeof createRouteMatcher>;
}

/** Where a file of a release is fetched from first. */
export type AssetUrl = (release: Release, file: string) => string;

/** Artefacts are below `/assets/` of the gateway, or of the host in ASSET_BASE_URL. */
export const createAssetUrl =
  (assetBaseUrl = ''): AssetUrl =>
  ({ name, version, files }, file) =>
    `${assetBaseUrl}/assets/${name}/${files[file]?.address ?? `${version}/${file}`}`;

/** What a composition is made of. */
interface Sources {
  releases: ReleaseCache;
  assetUrl: AssetUrl;
  /** Versions of which a file does not come as published: others stand in for them. Unset: there are none. */
  isDamaged?: (part: string, version: string) => boolean;
}

/**
 * Resolves a revision to releases. A remote without its release is left out; without the shell's there is no
 * composition.
 * @param canaries parts that are taken in their canary version
 */
export async function compose(
  revision: Revision,
  sources: Sources,
  canaries: string[] = [],
): Promise<Composition> {
  const { releases, assetUrl, isDamaged = () => false } = sources;
  const { shell: liveShell, ...liveRemotes } = Object.fromEntries(
    Object.entries(revision.live).map(([name, part]) => [
      name,
      choose(part, canaries.includes(name), (version) => isDamaged(name, version)),
    ]),
  );
  const shell = liveShell && (await releases.get('shell', liveShell.version, liveShell.digest));
  if (!shell) {
    throw new Error(
      `Revision ${revision.n} names shell ${liveShell?.version ?? '(none)'}, which is not in the store.`,
    );
  }
  const remotes: Record<string, Release> = {};
  const registry: Record<string, RemoteInDocument> = {};
  const found = await Promise.all(
    Object.entries(liveRemotes).map(async ([name, live]) => {
      const [release, lastGood] = await Promise.all([
        releases.get(name, live.version, live.digest),
        readLastGood(releases, name, live, shell),
      ]);
      return { name, release, lastGood };
    }),
  );
  // In the order of the revision, not of the reads, so that every gateway writes the same documents.
  for (const { name, release, lastGood } of found) {
    const first = release ?? lastGood;
    if (!first) continue;
    remotes[name] = first;
    registry[name] = {
      ...describe(first, assetUrl),
      ...(release && lastGood ? { lastGood: describe(lastGood, assetUrl) } : {}),
    };
  }
  const canRun = (remote: Release): boolean => checkLibraries(remote, shell).length === 0;
  // A shell that stands in for a damaged one may be too old for the remotes; then only these are replaced.
  if (isDamaged('shell', revision.live.shell?.version ?? '') && !Object.values(remotes).every(canRun))
    return compose(
      revision,
      { ...sources, isDamaged: (part, version) => part !== 'shell' && isDamaged(part, version) },
      canaries,
    );
  return withSiteMap({ revision, canaries, shell, remotes, registry });
}

/** A composition with the addresses and modals that its remotes bring, in its site map and its registry. */
export function withSiteMap(parts: Omit<Composition, 'routes' | 'match'>): Composition {
  const { revision, shell, remotes } = parts;
  const own = resolveOwnRoutes({ shell, remotes, ...(revision.paths && { paths: revision.paths }) });
  const routes = [...(shell.routes ?? []), ...own.routes];
  const registry = { ...parts.registry };
  for (const [name, remote] of Object.entries(remotes))
    if (registry[name]) registry[name] = { ...registry[name], ...describeOwn(remote, own) };
  return { ...parts, registry, routes, match: createRouteMatcher(routes) };
}

/** What a document says of the addresses and modals that a remote brings. */
function describeOwn(
  remote: Release,
  { routes }: OwnRoutes,
): Pick<RemoteInDocument, 'routes' | 'modalTitles'> {
  const own = routes
    .filter((route) => route.remote === remote.name)
    .map(({ path, page, access, layout, navigation }) => ({
      path,
      page,
      access,
      layout,
      ...(navigation === undefined ? {} : { navigation }),
    }));
  const modalTitles = servedModalTitles(remote);
  return {
    ...(own.length > 0 && { routes: own }),
    ...(modalTitles && { modalTitles }),
  };
}

/** The version of a part that a visit gets. A canary falls back to the version of all other visits. */
function choose(
  { canary, lastGood, lastGoodDigest = '', ...live }: LivePart,
  isEarly: boolean,
  isDamaged: (version: string) => boolean,
): LivePart {
  const standsIn = lastGood !== undefined && isDamaged(live.version) && !isDamaged(lastGood);
  const shown = standsIn ? { version: lastGood, digest: lastGoodDigest } : live;
  if (canary && isEarly && !isDamaged(canary.version))
    return { ...canary, lastGood: shown.version, lastGoodDigest: shown.digest };
  return standsIn || lastGood === undefined ? shown : { ...shown, lastGood, lastGoodDigest };
}

async function readLastGood(
  releases: ReleaseCache,
  name: string,
  live: LivePart,
  shell: Release,
): Promise<Release | undefined> {
  if (!live.lastGood) return undefined;
  // The fallback version is optional: errors while loading it are ignored.
  const release = await releases.get(name, live.lastGood, live.lastGoodDigest).catch(() => undefined);
  return release && checkLibraries(release, shell).length === 0 ? release : undefined;
}

function describe(release: Release, assetUrl: AssetUrl): RemoteVersion {
  const { version, entry, files } = release;
  return {
    version,
    base: assetUrl(release, ''),
    entry,
    entryIntegrity: files[entry]?.integrity ?? '',
    ...(release.firstCalls && { firstCalls: release.firstCalls }),
    ...(release.prerender?.hydration && { hydration: release.prerender.hydration }),
  };
}

/** A file that the document names: its address and its hash. */
export interface NamedFile {
  url: string;
  integrity: string;
  /** Its name in its release. */
  file: string;
  /** The part that it belongs to. */
  release: Release;
  /** Its text, where the document contains it; absent when it could not be read: the document then links it. */
  text?: string | undefined;
}

/** The remotes whose pages a path shows, the layout first. */
export function remotesOf(composition: Composition, path: string): [string, string | undefined][] {
  const route = composition.match(path);
  const legs: [string | undefined, string | undefined][] = [
    [route?.layoutRemote, route?.layoutPage],
    [route?.remote, route?.page],
  ];
  return legs.flatMap(([name, page]) => (name ? [[name, page] as [string, string | undefined]] : []));
}
