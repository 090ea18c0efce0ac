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
import { StoreError } from '../../store/open-store';
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
  releases: Pick<ReleaseCache, 'get'>;
  assetUrl: AssetUrl;
  /** Versions of which a file does not come as published: others stand in for them. Unset: there are none. */
  isDamaged?: (part: string, version: string) => boolean;
}

/**
 * Resolves a revision to releases. A remote without a release that is as published, its fallback's too, is left out; without the
 * shell's there is no composition.
 * @param canaries parts that are taken in their canary version
 */
export async function compose(
  revision: Revision,
  sources: Sources,
  canaries: string[] = [],
): Promise<Composition> {
  const { shell: liveShell, ...liveRemotes } = revision.live;
  const found = await Promise.all(
    Object.entries(liveRemotes).map(async ([name, part]) => {
      const read = withFallbacks(name, part, sources, canaries).map(({ version, digest }, index) =>
        sources.releases.get(name, version, digest).catch((error: unknown) => {
          // A damaged record, or a fallback version that does not come, costs its own part only.
          if (index === 0 && error instanceof StoreError) throw error;
          return undefined;
        }),
      );
      return { name, all: await Promise.all(read) };
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
  // The remotes are in the order of the revision, not of the reads, so that every gateway writes the same documents.
  for (const { name, all } of found) {
    const [first, lastGood] = all.filter((one, index) => one && (index === 0 || canRun(one, shell)));
    if (!first) continue;
    remotes[name] = first;
    remotesInDocument[name] = {
      ...describe(first, sources.assetUrl),
      ...(lastGood ? { lastGood: describe(lastGood, sources.assetUrl) } : {}),
    };
  }
  return withSiteMap({ revision, canaries, shell, remotes, remotesInDocument });
}

/**
 * The version of a part that a page load gets, and after it those that it falls back to. A canary falls back to the live
 * version, and that one to the last good version. Damaged versions are left out, unless all are damaged.
 */
function withFallbacks(
  name: string,
  part: LivePart,
  { isDamaged = () => false }: Sources,
  canaries: string[],
): NamedVersion[] {
  const { canary } = part;
  const usual = versionsOf(part).filter((one) => one !== canary);
  const wanted = canary && canaries.includes(name) ? [canary, ...usual] : usual;
  const whole = wanted.filter(({ version }) => !isDamaged(name, version));
  return whole.length > 0 ? whole : usual;
}

/**
 * The shell. Where the live one is damaged, an earlier version stands in for it. That one may be too old for a remote: then
 * the damaged shell is taken all the same.
 */
async function readShell(
  live: LivePart,
  remotes: (Release | undefined)[],
  sources: Sources,
  canaries: string[],
): Promise<Release | undefined> {
  const [first = live] = withFallbacks('shell', live, sources, canaries);
  const read = ({ version, digest }: NamedVersion) => sources.releases.get('shell', version, digest);
  const shell = await read(first);
  const standsIn = sources.isDamaged?.('shell', live.version);
  const isTooOld = shell && standsIn && remotes.some((remote) => remote && !canRun(remote, shell));
  return isTooOld ? read(live) : shell;
}

const canRun = (remote: Release, shell: Release): boolean => checkLibraries(remote, shell).length === 0;

/** A composition with the addresses and modals that its remotes bring, in its site map and its documents. */
export function withSiteMap(parts: Omit<Composition, 'routes' | 'match'>): Composition {
  const { revision, shell, remotes } = parts;
  const own = resolveRemoteRoutes({ shell, remotes, paths: revision.paths });
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
