import {
  navigationEntries,
  type Release,
  type RemoteInDocument,
  type SiteDocument,
  workerPath,
} from '@ilera/contracts';
import { parseTags } from '../../common/html';
import { offlinePatterns } from '../install/service-worker.routes';
import type { Composition } from '../revisions/composition';
import { findPage, type RequestedPage } from '../revisions/requested-page';
import type { GatewayConfig } from '../gateway-config';
import type { DocumentInput } from './document';

/** What a document tells the shell of the site: which remotes there are, and the answers that its page has. */
export function describeSite(
  { page, prerendered, isForOne, serviceWorker }: DocumentInput,
  { site: config }: Pick<GatewayConfig, 'site'>,
): SiteDocument {
  const { composition } = page;
  const unlisted = isForOne ? undefined : unlistedOf(composition);
  const remotes = listedRemotes(page, unlisted, prerendered?.body);
  const answers = prerendered?.answers ?? {};
  return {
    revision: composition.revision.n,
    shell: composition.shell.version,
    remotes,
    ...(unlisted && { unlisted: { navigation: unlisted.navigation } }),
    config,
    supportCode: [`S${composition.revision.n}`, ...composition.canaries].join('-'),
    ...(Object.keys(answers).length > 0 && { answers }),
    ...(serviceWorker && { offline: { worker: workerPath, keeps: offlinePatterns(composition, remotes) } }),
  };
}

type Unlisted = ReturnType<typeof unlistedOf>;

/** The remotes that documents leave out where their page does not show them; undefined where the shell names all. */
export function unlistedOf({ shell, remotesInDocument }: Composition) {
  const named = namedBy(shell);
  const remotes = pick(remotesInDocument, (name) => !named.has(name));
  const names = Object.keys(remotes);
  if (names.length === 0) return undefined;
  return {
    names: new Set(names),
    navigation: Object.values(remotes).flatMap(({ routes }) => navigationEntries(routes)),
  };
}

/** Remotes that the shell's own code may need at any address; those that live on granted paths only are the rest. */
function namedBy({ routes = [], routeRules, modalOwners = {} }: Release): Set<string | undefined> {
  return new Set([
    ...routes.flatMap(({ remote, layoutRemote }) => [remote, layoutRemote]),
    ...Object.values(routeRules?.layouts ?? {}).map(({ remote }) => remote),
    ...Object.values(modalOwners),
  ]);
}

/**
 * The remotes that the document of a page lists: all but those that are left out, and those of its own page.
 * @param html of a prerendered page: for an intent to visit, the remotes get the files of the pages to which it links
 */
export function listedRemotes(
  { composition, ...requested }: RequestedPage,
  unlisted: Unlisted,
  html = '',
): Record<string, RemoteInDocument> {
  const shown = new Set(requested.shown.map(({ remote }) => remote));
  const listed = pick(composition.remotesInDocument, (name) => shown.has(name) || !unlisted?.names.has(name));
  // Remotes that the page shows are loaded, and know their files.
  return withFilesOf(linkedPaths(html), listed, composition, shown);
}

/** Remotes with the files of those of the paths that are public pages. */
function withFilesOf(
  paths: ReadonlySet<string>,
  remotes: Record<string, RemoteInDocument>,
  composition: Composition,
  shown: ReadonlySet<string>,
): Record<string, RemoteInDocument> {
  const all = { ...remotes };
  for (const path of paths) {
    const linked = findPage(composition, path);
    if (linked.route?.access !== 'public') continue;
    for (const { remote: name, page, release } of linked.shown) {
      const remote = all[name];
      const files = release?.pages[page];
      // A remote that one person looks at in another version has no files here.
      if (shown.has(name) || !files || !remote || remote.version !== release?.version) continue;
      const addresses = [...files.js, ...files.css].flatMap((file) => release.files[file]?.address ?? []);
      all[name] = {
        ...remote,
        pages: { ...remote.pages, [page]: addresses.map((address) => `../${address}`) },
      };
    }
  }
  return all;
}

/** The paths of the site to which HTML links, each once. */
const linkedPaths = (html: string): Set<string> =>
  new Set(
    parseTags(html).flatMap(({ name, attributes: { href = '' } }) =>
      name === 'a' && /^\/(?!\/)/.test(href) ? href.split(/[?#]/, 1) : [],
    ),
  );

/** The wanted remotes, in the order of the composition, so that every gateway comes to the same bytes. */
const pick = (
  all: Record<string, RemoteInDocument>,
  isWanted: (name: string) => boolean,
): Record<string, RemoteInDocument> =>
  Object.fromEntries(Object.entries(all).filter(([name]) => isWanted(name)));
