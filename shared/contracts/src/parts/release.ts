/** A release's record: the build writes it, commands and gateway read it. */
import type { PageAccess, PageLayout, RouteRules } from './remote-routes';

/** A part of the site that is published independently. */
export type PartName = string;

/** One file of a release: its size in bytes and its sha256 as an integrity value (`sha256-…`). */
export interface ReleaseFile {
  size: number;
  integrity: string;
  /**
   * The address that versions with the same bytes share: `files/<name>.<hash>.js`, below the part's folder
   * (docs/adr/0004). If it fails, the copy in the version's folder is used. Absent for files that differ in every
   * version.
   */
  address?: string;
  /** Compressed forms of the file, by file extension. */
  compressed?: Partial<Record<'br' | 'gz', Pick<ReleaseFile, 'size' | 'integrity'>>>;
}

/** Files, relative to the release's folder, that the document names so that no request waits for another. */
export interface PreloadSet {
  js: string[];
  css: string[];
}

/**
 * A line of the shell's site map, or a remote's route (RemoteRoute), in the gateway's terms: the page of a remote that
 * a path shows.
 */
export interface ReleaseRoute {
  /** The router's pattern: `/condition/:id`, `*` last. */
  path: string;
  /** Absent for the shell's pages, and in a remote's release, which brings only its own pages. */
  remote?: PartName;
  page?: string;
  /** Who may see the page; the document hides HTML prerendered for others. */
  access?: PageAccess;
  /** Only for routes that remotes bring. */
  layout?: PageLayout;
  navigation?: string;
  /** The remote's page that wraps this one as a layout, as in the account area. */
  layoutRemote?: PartName;
  layoutPage?: string;
}

/** An address that a remote brings for one of its pages. */
export interface RemoteRoute extends ReleaseRoute {
  /** Fixed segments and parameters: `/health-plans/compare/:id`. */
  path: string;
  page: string;
  access: PageAccess;
  layout: PageLayout;
  /** Label in the main navigation, after the shell's entries; only for a public page without parameters. */
  navigation?: string;
}

/** An API read at the start of every load of a page; the document starts it before any script has arrived. */
export interface FirstCall {
  /**
   * Path and query below the API base; `:name` is filled from the page's path, or from its query if the path has no
   * such parameter.
   */
  call: string;
  /** Only if the page's address has no query, because a query changes the request. */
  plain?: boolean;
  /** Values of the address that need no request. */
  not?: string[];
  /** Only for signed-in people. */
  signedIn?: boolean;
  /** Whether the page is about this read: if the API has no such record, the page is prerendered with null. */
  required?: boolean;
}

/** A remote's addresses in `sitemap.xml`, beyond the site map's: fixed ones, or one for each row of a public list. */
export type Listed = { paths: string[] } | { call: string; pattern: string };

/** How the gateway prerenders a part's pages. */
export interface Prerendering {
  /** File with the script that renders a page for a request (PrerenderModule); only the gateway reads the file. */
  script: string;
  /** Names of the prerendered pages; for the shell, the paths and names of its layouts. */
  pages: string[];
  /** The rendered pages' `hydrationFormat`; absent in releases that cannot be hydrated. */
  hydration?: number;
}

/** `release.json`: the record of one built version of a part. Written by shared/build. */
export interface Release {
  name: PartName;
  /** `<package version>-<hash of this record>`: equal files and packages have equal versions. */
  version: string;
  commit: string;
  builtAt: string;
  /** Shared libraries with the ranges that a remote needs, or the versions that the shell provides. */
  shared: Record<string, string>;
  /** Installed packages whose code is in the files, as `name@version`. */
  packages?: string[];
  /** Packages in scripts for visitors; all others are only in scripts that the gateway runs. */
  visitorPackages?: string[];
  /** Script that starts the part: `remoteEntry.js`, or the shell's main script. */
  entry: string;
  /** Styles and chunks that every document with this part needs; for a remote its entry and its `./remote` chunk. */
  initial: PreloadSet;
  /** Preloads beyond `initial`, by page name. */
  pages: Record<string, PreloadSet>;
  /** Preloads by modal type or overlay. */
  modals: Record<string, PreloadSet>;
  /** Scripts that check a page's forms, loaded when the visitor starts filling one in; by page. */
  formScripts?: Record<string, string[]>;
  /** Shell only: files beyond `initial` that an API request needs. Absent in releases that start with them. */
  requests?: PreloadSet;
  /** Shell only: scripts of `initial` that a page without a remote does not need. */
  federation?: string[];
  /** The first API reads by page. */
  firstCalls?: Record<string, FirstCall[]>;
  listed?: Listed[];
  /** Pages whose documents a browser may keep for offline reading; the same for every visitor. */
  offlinePages?: string[];
  /** The prerendered pages (docs/adr/0007); absent without any. */
  prerender?: Prerendering;
  files: Record<string, ReleaseFile>;
  /** The shell's route table, or the addresses that a remote brings (docs/adr/0011). */
  routes?: ReleaseRoute[];
  /** Remote only: titles of the modals that it brings, each opened as `<remote>/<modal>`. */
  modalTitles?: Record<string, string>;
  /** Shell only: its rules for routes of remotes. */
  routeRules?: RouteRules;
  /** Shell only: the remote that must offer each modal type or overlay. */
  modalOwners?: Record<string, PartName>;
}

/**
 * The last part of a picture's file name, `card.<page>.<this>.png`, from the page's title: builds know the titles of
 * the API's records, but not their ids (docs/adr/0010). Empty without Latin letters and digits.
 */
export const pictureNameOf = (title: string): string =>
  title
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
