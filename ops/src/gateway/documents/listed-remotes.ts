import { Parser } from 'htmlparser2';
import { navigationEntries, type Release, type RemoteInDocument } from '@shared/contracts';
import { pagesAt, type Composition } from '../revisions/composition';

/** The remotes that documents of a composition leave out where their page does not show them. */
type Unlisted = ReturnType<typeof describe>;

const cache = new WeakMap<Composition, Unlisted>();

/** What documents leave out; undefined where the shell names all remotes. */
export function unlistedOf(composition: Composition): Unlisted {
  if (!cache.has(composition)) cache.set(composition, describe(composition));
  return cache.get(composition);
}

function describe({ shell, remotesInDocument }: Composition) {
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
 * The remotes that the document of a path lists: all but those that are left out, and those of its own page.
 * @param html of a prerendered page: for an intent to visit, the remotes get the files of the pages to which it links
 */
export function listedRemotes(
  composition: Composition,
  path: string,
  unlisted: Unlisted,
  html = '',
): Record<string, RemoteInDocument> {
  const shown = new Set(pagesAt(composition, path).map(([name]) => name));
  const listed = pick(composition.remotesInDocument, (name) => shown.has(name) || !unlisted?.names.has(name));
  // Those that are shown are loaded, and know their files.
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
    if (composition.match(path)?.access !== 'public') continue;
    for (const [name, page] of pagesAt(composition, path)) {
      const release = composition.remotes[name];
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
function linkedPaths(html: string): Set<string> {
  const paths = new Set<string>();
  const parser = new Parser({
    onopentag: (name, { href = '' }) => {
      if (name === 'a' && /^\/(?!\/)/.test(href)) paths.add(href.split(/[?#]/, 1)[0] ?? '');
    },
  });
  parser.end(html);
  return paths;
}

/** In the order of the composition, so that every gateway comes to the same bytes. */
const pick = (
  all: Record<string, RemoteInDocument>,
  isWanted: (name: string) => boolean,
): Record<string, RemoteInDocument> =>
  Object.fromEntries(Object.entries(all).filter(([name]) => isWanted(name)));
