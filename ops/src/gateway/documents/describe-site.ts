import {
  navigationEntries,
  type Release,
  type RemoteInDocument,
  type SiteDocument,
  workerPath,
} from '@ilera/contracts';
import { parseTags } from '../../common/html';
import { offlinePatterns } from '../install/service-worker';
import type { Composition } from '../revisions/composition';
import { findPage, type RequestedPage } from '../revisions/requested-page';
import type { GatewayConfig } from '../gateway-config';
import type { DocumentInput } from './document';

/** Describes the site to the shell: its remotes, its configuration, and the answers that the page has. */
export function describeSite(
  { page, prerendered, isForOne, serviceWorker }: DocumentInput,
  { site: config }: Pick<GatewayConfig, 'site'>,
): SiteDocument {
  const { composition } = page;
  const named = namedBy(composition.shell);
  // Left out unless the page shows them.
  const unlisted = pick(composition.remotesInDocument, (name) => !isForOne && !named.has(name));
  const remotes = listedRemotes(page, unlisted, prerendered?.body);
  const answers = prerendered?.answers ?? {};
  return {
    revision: composition.revision.n,
    shell: composition.shell.version,
    remotes,
    ...(Object.keys(unlisted).length > 0 && {
      unlisted: { navigation: Object.values(unlisted).flatMap(({ routes }) => navigationEntries(routes)) },
    }),
    config,
    supportCode: [`S${composition.revision.n}`, ...composition.canaries].join('-'),
    ...(Object.keys(answers).length > 0 && { answers }),
    ...(serviceWorker && { offline: { worker: workerPath, keeps: offlinePatterns(composition, remotes) } }),
  };
}

/** Remotes that the shell's code may need at any address; all others live on granted paths only. */
function namedBy({ routes = [], routeRules, modalOwners = {} }: Release): Set<string | undefined> {
  return new Set([
    ...routes.flatMap(({ remote, layoutRemote }) => [remote, layoutRemote]),
    ...Object.values(routeRules?.layouts ?? {}).map(({ remote }) => remote),
    ...Object.values(modalOwners),
  ]);
}

/**
 * Lists the remotes of a page's document: all but the unlisted ones that the page does not show.
 * @param html of a prerendered page; remotes get the files of the pages to which it links, for an intent to visit
 */
export function listedRemotes(
  { composition, ...requested }: RequestedPage,
  unlisted: Record<string, RemoteInDocument> = {},
  html = '',
): Record<string, RemoteInDocument> {
  const shown = new Set(requested.shown.map(({ remote }) => remote));
  const listed = pick(composition.remotesInDocument, (name) => shown.has(name) || !unlisted[name]);
  // Remotes that the page shows are loaded, and know their files.
  return withFilesOf(linkedPaths(html), listed, composition, shown);
}

/** Adds to remotes the files of their public pages among the paths. */
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
      // The document may list another version of the remote, with other files.
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

/** Keeps the wanted remotes in the order of the composition, so that every gateway writes the same bytes. */
const pick = (
  all: Record<string, RemoteInDocument>,
  isWanted: (name: string) => boolean,
): Record<string, RemoteInDocument> =>
  Object.fromEntries(Object.entries(all).filter(([name]) => isWanted(name)));
