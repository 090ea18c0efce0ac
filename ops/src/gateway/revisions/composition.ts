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
import { resolveRemoteRoutes, type RemoteRoutes } from '../../site/remote-routes/remote-routes';
import type { ReleaseCache } from '../../registry/releases/release-cache';
import { StoreError } from '../../store/open-store';
import { createRouteMatcher } from './requested-page';

/** One revision of the site with everything that its documents need. */
export interface Composition {
  revision: Revision;
  /** Parts in their canary version. */
  canaries: string[];
  shell: Release;
  remotes: Record<string, Release>;
  /** Descriptions of remotes, for the documents that list them. */
  remotesInDocument: Record<string, RemoteInDocument>;
  /** Every address of the site: the shell's, and those that its remotes bring. */
  routes: ReleaseRoute[];
  /** The route of a path, as the browser's router finds it; undefined for a path that the site does not have. */
  match: ReturnType<typeof createRouteMatcher>;
}

/** Address from which a file of a release is fetched first. */
export type AssetUrl = (release: Release, file: string) => string;

/** Base address of all artefacts, at the gateway or at ASSET_BASE_URL. */
export const releasedFiles = (assetBaseUrl = ''): string => `${assetBaseUrl}/assets/`;

/** Creates the function that gives artefacts their addresses. */
export const createAssetUrl =
  (assetBaseUrl?: string): AssetUrl =>
  ({ name, version, files }, file) =>
    `${releasedFiles(assetBaseUrl)}${name}/${files[file]?.address ?? `${version}/${file}`}`;

interface Sources {
  releases: Pick<ReleaseCache, 'get'>;
  assetUrl: AssetUrl;
  /** Whether a version has damaged files, so that a fallback replaces it; unset: none has. */
  isDamaged?: (part: string, version: string) => boolean;
}

/**
 * Resolves a revision to releases. Leaves out a remote without a readable release or fallback.
 * @param canaries parts to take in their canary version
 * @throws where the shell's release is missing, and StoreError where the store fails
 */
export async function compose(
  revision: Revision,
  sources: Sources,
  canaries: string[] = [],
): Promise<Composition> {
  const { shell: liveShell, ...liveRemotes } = revision.live;
  const found = await Promise.all(
    Object.entries(liveRemotes).map(async ([name, part]) => {
      const read = withFallbacks(name, part, sources, canaries).map((version, index) =>
        readRelease(sources, name, version, index === 0),
      );
      return { name, part, all: await Promise.all(read) };
    }),
  );
  const needed = found.map(({ all: [first] }) => first);
  const shell = liveShell && (await readShell(liveShell, needed, sources, canaries));
  if (!shell) {
    throw new Error(
      `Revision ${revision.n} names shell ${liveShell?.version ?? '(none)'}, which is not in the store.`,
    );
  }
  const remotes: Record<string, Release> = {};
  const remotesInDocument: Record<string, RemoteInDocument> = {};
  // Keeps the order of the revision, not of the reads, so that every gateway writes the same documents.
  for (const { name, part, all } of found) {
    const [kept, lastGood] = all.filter(
      (release, index) => release && (index === 0 || canRun(release, shell)),
    );
    // A fallback that the shell cannot run is worse than a damaged file.
    const isUseless = sources.isDamaged?.(name, part.version) && !(kept && canRun(kept, shell));
    const first = (isUseless && (await readRelease(sources, name, part, true))) || kept;
    if (!first) continue;
    remotes[name] = first;
    remotesInDocument[name] = {
      ...describe(first, sources.assetUrl),
      ...(lastGood ? { lastGood: describe(lastGood, sources.assetUrl) } : {}),
    };
  }
  return withSiteMap({ revision, canaries, shell, remotes, remotesInDocument });
}

/** A version's release; undefined if its record is damaged. @throws StoreError where the store fails for a needed one */
const readRelease = (
  { releases }: Sources,
  name: string,
  { version, digest }: NamedVersion,
  isNeeded: boolean,
): Promise<Release | undefined> =>
  releases.get(name, version, digest).catch((error: unknown) => {
    if (isNeeded && error instanceof StoreError) throw error;
    return undefined;
  });

/**
 * Lists the version of a part that a page load gets, then its fallbacks. A canary falls back to the live version, the live
 * version to the last good one. Damaged versions are left out, unless all are damaged.
 */
function withFallbacks(
  name: string,
  part: LivePart,
  { isDamaged = () => false }: Sources,
  canaries: string[],
): NamedVersion[] {
  const { canary } = part;
  const plain = versionsOf(part).filter((version) => version !== canary);
  const wanted = canary && canaries.includes(name) ? [canary, ...plain] : plain;
  const intact = wanted.filter(({ version }) => !isDamaged(name, version));
  return intact.length > 0 ? intact : plain;
}

/** Reads the shell. An earlier version replaces a damaged live one, unless it is too old for a remote. */
async function readShell(
  live: LivePart,
  remotes: (Release | undefined)[],
  sources: Sources,
  canaries: string[],
): Promise<Release | undefined> {
  const [first = live] = withFallbacks('shell', live, sources, canaries);
  const read = ({ version, digest }: NamedVersion) => sources.releases.get('shell', version, digest);
  const shell = await read(first);
  const isReplaced = sources.isDamaged?.('shell', live.version);
  const isTooOld = shell && isReplaced && remotes.some((remote) => remote && !canRun(remote, shell));
  return isTooOld ? read(live) : shell;
}

const canRun = (remote: Release, shell: Release): boolean => checkLibraries(remote, shell).length === 0;

/** Adds the addresses and modals that remotes bring to a composition's site map and documents. */
export function withSiteMap(parts: Omit<Composition, 'routes' | 'match'>): Composition {
  const { revision, shell, remotes } = parts;
  const brought = resolveRemoteRoutes({ shell, remotes, paths: revision.paths });
  const routes = [...(shell.routes ?? []), ...brought.routes];
  const remotesInDocument = { ...parts.remotesInDocument };
  for (const [name, remote] of Object.entries(remotes))
    if (remotesInDocument[name])
      remotesInDocument[name] = { ...remotesInDocument[name], ...describeRoutes(remote, brought) };
  return { ...parts, remotesInDocument, routes, match: createRouteMatcher(routes) };
}

/** Describes the addresses and modals that a remote brings, for documents. */
function describeRoutes(
  remote: Release,
  { routes }: RemoteRoutes,
): Pick<RemoteInDocument, 'routes' | 'modalTitles'> {
  const lines = routes
    .filter((route) => route.remote === remote.name)
    .map(({ remote: _remote, layoutRemote: _layoutRemote, layoutPage: _layoutPage, ...line }) => line);
  return {
    ...(lines.length > 0 && { routes: lines }),
    ...(remote.modalTitles && { modalTitles: remote.modalTitles }),
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
