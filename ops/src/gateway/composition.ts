import type {
  LivePart,
  PreloadSet,
  Release,
  RemoteInDocument,
  RemoteVersion,
  SiteState,
} from '@shared/contracts';
import { readPublished } from '../release/upload';
import type { ReleaseStore } from '../store/release-store';
import { createRouteMatcher } from './match-route';

/** Releases never change, so each is read from the store once. */
export class ReleaseShelf {
  private readonly releases = new Map<string, Promise<Release | undefined>>();

  constructor(private readonly store: ReleaseStore) {}

  get(name: string, version: string): Promise<Release | undefined> {
    const key = `${name}/${version}`;
    const known = this.releases.get(key);
    if (known) return known;
    const loading = readPublished(this.store, name, version);
    this.releases.set(key, loading);
    const forget = (): void => void this.releases.delete(key);
    // An absent or unreachable release may be there a moment later.
    loading.then((release) => release ?? forget(), forget);
    return loading;
  }
}

/** One state of the site with everything that a document needs, ready to be sent many times. */
export interface Composition {
  state: SiteState;
  shell: Release;
  remotes: Record<string, Release>;
  registry: Record<string, RemoteInDocument>;
  match: ReturnType<typeof createRouteMatcher>;
}

/** Where a file of a release is fetched from. */
export type AssetUrl = (name: string, version: string, file: string) => string;

/** Artefacts are under `/assets/` of the gateway, or of the host that ASSET_BASE_URL names. */
export const createAssetUrl =
  (assetBaseUrl = ''): AssetUrl =>
  (name, version, file) =>
    `${assetBaseUrl}/assets/${name}/${version}/${file}`;

/** Resolves a state to releases. A remote without its release is left out; a site without its shell is no site. */
export async function compose(
  state: SiteState,
  shelf: ReleaseShelf,
  assetUrl: AssetUrl,
): Promise<Composition> {
  const { shell: liveShell, ...liveRemotes } = state.live;
  const shell = liveShell && (await shelf.get('shell', liveShell.version));
  if (!shell)
    throw new Error(
      `State ${state.n} names shell ${liveShell?.version ?? '(none)'}, which is not in the store.`,
    );
  const remotes: Record<string, Release> = {};
  const registry: Record<string, RemoteInDocument> = {};
  await Promise.all(
    Object.entries(liveRemotes).map(async ([name, live]) => {
      const [release, lastGood] = await Promise.all([
        shelf.get(name, live.version),
        readLastGood(shelf, name, live),
      ]);
      const first = release ?? lastGood;
      if (!first) return;
      remotes[name] = first;
      registry[name] = {
        ...describe(first, assetUrl),
        ...(release && lastGood ? { lastGood: describe(lastGood, assetUrl) } : {}),
      };
    }),
  );
  return { state, shell, remotes, registry, match: createRouteMatcher(shell.routes ?? []) };
}

async function readLastGood(shelf: ReleaseShelf, name: string, live: LivePart): Promise<Release | undefined> {
  // The last good version is a comfort: not finding it must not take the live one away.
  return live.lastGood ? shelf.get(name, live.lastGood).catch(() => undefined) : undefined;
}

function describe(release: Release, assetUrl: AssetUrl): RemoteVersion {
  const { name, version, entry, files } = release;
  return {
    version,
    base: assetUrl(name, version, ''),
    entry,
    entryIntegrity: files[entry]?.integrity ?? '',
    pages: release.pages,
    modals: release.modals,
  };
}

/** A file that the document names: its address and its hash. */
export interface NamedFile {
  url: string;
  integrity: string;
  /** Relative to its release: how the remote's own loader recognises a style that is on the page already. */
  file: string;
}

/** The whole chain of a path, so that no request waits for another that the document could have named. */
export function chainOf(
  composition: Composition,
  path: string,
  assetUrl: AssetUrl,
): { js: NamedFile[]; css: NamedFile[] } {
  const chain = { js: [] as NamedFile[], css: [] as NamedFile[] };
  const seen = new Set<string>();
  const add = (release: Release, set: PreloadSet | undefined): void => {
    for (const kind of ['js', 'css'] as const) {
      for (const file of set?.[kind] ?? []) {
        const url = assetUrl(release.name, release.version, file);
        const integrity = release.files[file]?.integrity;
        if (!integrity || seen.has(url)) continue;
        seen.add(url);
        chain[kind].push({ url, integrity, file });
      }
    }
  };
  const route = composition.match(path);
  const legs = [
    [route?.layoutRemote, route?.layoutPage],
    [route?.remote, route?.page],
  ];
  for (const [name, page] of legs) {
    const release = name ? composition.remotes[name] : undefined;
    if (!release) continue;
    add(release, { js: [release.entry], css: [] });
    add(release, release.initial);
    if (page) add(release, release.pages[page]);
  }
  return chain;
}
