/** What a release says of itself; written by the build, read by commands and gateway. */
import type { PageAccess, PageLayout, RouteRules } from './remote-routes';

/** A part of the site that is published on its own. */
export type PartName = string;

/** One file of a release: its size in bytes and its sha256 as an integrity value (`sha256-…`). */
export interface ReleaseFile {
  size: number;
  integrity: string;
  /**
   * The address that versions with the same bytes share: `files/<name>.<hash>.js`, below the part's folder
   * (docs/adr/0004). When it fails, the copy in the version's own folder is used. Absent for what differs in
   * every version.
   */
  address?: string;
  /** The compressed forms of the file, by the ending of their names. */
  compressed?: Partial<Record<'br' | 'gz', Pick<ReleaseFile, 'size' | 'integrity'>>>;
}

/** Files, relative to the release's folder, that the document names so that no request waits for another. */
export interface PreloadSet {
  js: string[];
  css: string[];
}

/**
 * One line of the shell's site map, or of the routes that a remote brings (RemoteRoute), as the gateway needs it:
 * which page of which remote a path shows.
 */
export interface ReleaseRoute {
  /** Pattern as the router reads it: `/condition/:id`, `*` last. */
  path: string;
  /** Absent for pages of the shell's own, and in the release of a remote: it brings its own pages only. */
  remote?: PartName;
  page?: string;
  /** Who may see the page; the document hides what was prerendered for somebody else. */
  access?: PageAccess;
  /** Only of a route that a remote brings. */
  layout?: PageLayout;
  navigation?: string;
  /** A remote's page that is the layout around this one, as in the account area. */
  layoutRemote?: PartName;
  layoutPage?: string;
}

/** One address that a remote brings, with one of its own pages. */
export interface RemoteRoute extends ReleaseRoute {
  /** Fixed segments and parameters: `/health-plans/compare/:id`. */
  path: string;
  page: string;
  access: PageAccess;
  layout: PageLayout;
  /** Label of its entry in the main navigation, after the shell's own; a public page without parameters. */
  navigation?: string;
}

/**
 * An API read with which every load of a page begins; the document starts it before any script has arrived.
 */
export interface FirstCall {
  /**
   * Path under the API base, with its query; `:name` is filled from the page's path, or from its query where
   * the path has no such part.
   */
  call: string;
  /** Only when the page's address has no query, because the query changes the request. */
  plain?: boolean;
  /** Values of the address for which there is no request. */
  not?: string[];
  /** Only for somebody who is signed in. */
  signedIn?: boolean;
  /** The page is about what it reads: where the API has no such thing, the page is prerendered with null. */
  required?: boolean;
}

/**
 * Addresses of a remote for `sitemap.xml`, beyond the site map's own: as they are, or one for each row of a
 * public list.
 */
export type Listed = { paths: string[] } | { call: string; pattern: string };

/** Files of a release that only the gateway reads. */
export interface PrerenderFiles {
  /** Script that renders a page for a request; see PrerenderModule. */
  script: string;
  /**
   * JSON: what the build rendered without any data, by page name (the shell: its layouts, by the path of the
   * site map).
   */
  pages: string;
  /** The `hydrationFormat` of what is rendered; absent in releases whose pages cannot be hydrated. */
  hydration?: number;
}

/** `release.json`: the metadata of one built version of one part. Written by shared/build. */
export interface Release {
  name: PartName;
  /** `<package version>-<hash of this record>`: the same files and packages have the same version. */
  version: string;
  commit: string;
  builtAt: string;
  /**
   * Shared libraries that the part expects the page to have, with the range that it needs (the shell: the versions it
   * provides).
   */
  shared: Record<string, string>;
  /** Installed packages whose code is in its files, as `name@version`. */
  packages?: string[];
  /** Packages in scripts that a visitor fetches; the others are in what only the gateway runs. */
  visitorPackages?: string[];
  /** Script that starts the part: `remoteEntry.js`, for the shell its main script. */
  entry: string;
  /**
   * Styles and chunks that every document with this part needs. For a remote: its entry and its `./remote`
   * chunk.
   */
  initial: PreloadSet;
  /** By page name: what to preload in addition to `initial`. */
  pages: Record<string, PreloadSet>;
  /** By modal type or overlay. */
  modals: Record<string, PreloadSet>;
  /** By page: the scripts that check its forms, which it loads once somebody begins to fill one in. */
  formScripts?: Record<string, string[]>;
  /**
   * The shell's only: what a request to the API needs in addition to `initial`. Absent in releases that start
   * with it.
   */
  requests?: PreloadSet;
  /** The shell's only: the scripts of `initial` that a page without a remote does not need. */
  federation?: string[];
  /** By page: the reads that it begins with. */
  firstCalls?: Record<string, FirstCall[]>;
  listed?: Listed[];
  /** Pages whose documents a browser may keep for reading offline; they are the same for every visitor. */
  offlinePages?: string[];
  /** How the pages are prerendered before any script runs (docs/adr/0007); absent when none is. */
  prerender?: PrerenderFiles;
  files: Record<string, ReleaseFile>;
  /** The shell's: the route table of its site map. A remote's: the addresses that it brings (docs/adr/0011). */
  routes?: ReleaseRoute[];
  /** A remote's: titles of the modals that it brings, each opened as `<remote>/<modal>`. */
  modalTitles?: Record<string, string>;
  /** The shell's only: what it makes of routes of remotes. */
  routeRules?: RouteRules;
  /** The shell's only: by modal type or overlay, the remote that must offer it. */
  modalOwners?: Record<string, PartName>;
}

/**
 * The last part of the name of a record's picture, `card.<page>.<this>.png`, from the title of its page: builds
 * know the titles of the API's records, but not their ids (docs/adr/0010). Empty without Latin letters and digits.
 */
export const pictureNameOf = (title: string): string =>
  title
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
