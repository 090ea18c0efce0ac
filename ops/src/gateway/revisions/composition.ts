import type {
  LivePart,
  NamedVersion,
  Release,
  ReleaseRoute,
  RemoteInDocument,
  RemoteVersion,
  Revision,
} from '@ilera/contracts';
import { checkLibraries } from '../../site/check-compatibility';
import { versionsOf } from '../../site/live-part';
import { servedModalTitles } from '../../site/remote-routes/remote-modals';
import { resolveRemoteRoutes, type RemoteRoutes } from '../../site/remote-routes/remote-routes';
import type { ReleaseCache } from '../../registry/releases/release-cache';
import { createRouteMatcher } from './requested-page';

/** One revision of the site with everything that its documents need. */
export interface Composition {
  revision: Revision;
  /** Parts of which this composition has the canary version. */
  canaries: string[];
  shell: Release;
  remotes: Record<string, Release>;
  /** What a document says of each remote that it lists. */
  remotesInDocument: Record<string, RemoteInDocument>;
  /** Every address of the site: the shell's, and those that its remotes bring. */
  routes: ReleaseRoute[];
  /** The route of a path, as the browser's router finds it; undefined for a path that the site does not have. */
  match: ReturnType<typeof createRouteMatcher>;
}

/** Where a file of a release is fetched from first. */
export type AssetUrl = (release: Release, file: string) => string;

/** The address below which all artefacts are: of the gateway, or of the host in ASSET_BASE_URL. */
export const releasedFiles = (assetBaseUrl = ''): string => `${assetBaseUrl}/assets/`;

/** Where artefacts are fetched from. */
export const createAssetUrl =
  (assetBaseUrl?: string): AssetUrl =>
  ({ name, version, files }, file) =>
    `${releasedFiles(assetBaseUrl)}${name}/${files[file]?.address ?? `${version}/${file}`}`;

/** What a composition is made of. */
interface Sources {
  releases: ReleaseCache;
  assetUrl: AssetUrl;
  /** Versions of which a file does not come as published: others stand in for them. Unset: there are none. */
  isDamaged?: (part: string, version: string) => boolean;
}

/**
 * Resolves a revision to releases. A remote without a release, its fallback's too, is left out; without the shell's there is no
 * composition.
 * @param canaries parts that are taken in their canary version
 */
export async function compose(
  revision: Revision,
  sources: Sources,
  canaries: string[] = [],
): Promise<Composition> {
  const { releases, assetUrl, isDamaged = () => false } = sources;
  const read = (name: string, { version, digest }: NamedVersion) => releases.get(name, version, digest);
  /** What a page load gets of a part, and what it falls back to: of a canary the version of all others. */
  const choose = (name: string, part: LivePart): NamedVersion[] => {
    const { canary } = part;
    const usual = versionsOf(part).filter((one) => one !== canary);
    const wanted = canary && canaries.includes(name) ? [canary, ...usual] : usual;
    const right = wanted.filter(({ version }) => !isDamaged(name, version));
    return right.length > 0 ? right : usual;
  };
  const { shell: liveShell, ...liveRemotes } = revision.live;
  const found = await Promise.all(
    Object.entries(liveRemotes).map(async ([name, part]) => {
      const [first = part, ...others] = choose(name, part);
      // The fallback versions are optional: errors while loading them are ignored.
      const fallbacks = others.map((one) => read(name, one).catch(() => undefined));
      return { name, all: await Promise.all([read(name, first), ...fallbacks]) };
    }),
  );
  const canRunIn = (inShell: Release) => (remote: Release | undefined) =>
    !remote || checkLibraries(remote, inShell).length === 0;
  let shell = liveShell && (await read('shell', choose('shell', liveShell)[0] ?? liveShell));
  // A shell that stands in for a damaged one may be too old for the remotes; then only these are replaced.
  if (shell && liveShell && isDamaged('shell', liveShell.version))
    if (!found.map(({ all: [first] }) => first).every(canRunIn(shell)))
      shell = await read('shell', liveShell);
  if (!shell) {
    throw new Error(
      `Revision ${revision.n} names shell ${liveShell?.version ?? '(none)'}, which is not in the store.`,
    );
  }
  const canRun = canRunIn(shell);
  const remotes: Record<string, Release> = {};
  const remotesInDocument: Record<string, RemoteInDocument> = {};
  // In the order of the revision, not of the reads, so that every gateway writes the same documents.
  for (const { name, all } of found) {
    const [first, lastGood] = all.flatMap((one, index) => (one && (index === 0 || canRun(one)) ? one : []));
    if (!first) continue;
    remotes[name] = first;
    remotesInDocument[name] = {
      ...describe(first, assetUrl),
      ...(lastGood ? { lastGood: describe(lastGood, assetUrl) } : {}),
    };
  }
  return withSiteMap({ revision, canaries, shell, remotes, remotesInDocument });
}

/** A composition with the addresses and modals that its remotes bring, in its site map and its documents. */
export function withSiteMap(parts: Omit<Composition, 'routes' | 'match'>): Composition {
  const { revision, shell, remotes } = parts;
  const own = resolveRemoteRoutes({ shell, remotes, ...(revision.paths && { paths: revision.paths }) });
  const routes = [...(shell.routes ?? []), ...own.routes];
  const remotesInDocument = { ...parts.remotesInDocument };
  for (const [name, remote] of Object.entries(remotes))
    if (remotesInDocument[name])
      remotesInDocument[name] = { ...remotesInDocument[name], ...describeOwn(remote, own) };
  return { ...parts, remotesInDocument, routes, match: createRouteMatcher(routes) };
}

/** What a document says of the addresses and modals that a remote brings. */
function describeOwn(
  remote: Release,
  { routes }: RemoteRoutes,
): Pick<RemoteInDocument, 'routes' | 'modalTitles'> {
  const own = routes
    .filter((route) => route.remote === remote.name)
    .map(({ remote: _remote, layoutRemote: _layoutRemote, layoutPage: _layoutPage, ...line }) => line);
  const modalTitles = servedModalTitles(remote);
  return {
    ...(own.length > 0 && { routes: own }),
    ...(modalTitles && { modalTitles }),
  };
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
