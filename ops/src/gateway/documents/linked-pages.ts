import { Parser } from 'htmlparser2';
import type { RemoteInDocument } from '@shared/contracts';
import { remotesOf, type Composition } from '../revisions/composition';

/**
 * The remotes of a document, with the files of the public pages to which its HTML links. Those of its own page are
 * loaded, and know their files.
 */
export function withLinkedPages(
  remotes: Record<string, RemoteInDocument>,
  composition: Composition,
  path: string,
  html: string,
): Record<string, RemoteInDocument> {
  const all = { ...remotes };
  const loaded = new Set(remotesOf(composition, path).map(([name]) => name));
  for (const linked of linkedPaths(html)) {
    if (composition.match(linked)?.access !== 'public') continue;
    for (const [name, page] of remotesOf(composition, linked)) {
      const release = composition.remotes[name];
      const remote = all[name];
      const files = page ? release?.pages[page] : undefined;
      // A remote that one person looks at in another version has no files here.
      if (loaded.has(name) || !page || !files || !remote || remote.version !== release?.version) continue;
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
