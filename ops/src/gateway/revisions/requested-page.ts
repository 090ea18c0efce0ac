import type { Release, ReleaseRoute } from '@ilera/contracts';
import type { Composition } from './composition';

/** What an address shows. */
export interface RequestedPage {
  composition: Composition;
  path: string;
  /** The query with its question mark; empty where there is none. */
  search: string;
  /** Undefined for an address that the site does not have. */
  route: ReleaseRoute | undefined;
  /** The pages of remotes, the layout first; none for a page of the shell's own. */
  shown: { remote: string; page: string; release: Release | undefined }[];
}

/** Finds what an address shows. */
export function findPage(composition: Composition, path: string, search = ''): RequestedPage {
  const route = composition.match(path);
  const named = [
    [route?.layoutRemote, route?.layoutPage],
    [route?.remote, route?.page],
  ];
  const shown = named.flatMap(([remote, page]) =>
    remote && page ? [{ remote, page, release: composition.remotes[remote] }] : [],
  );
  return { composition, path, search, route, shown };
}
