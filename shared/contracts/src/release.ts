/** What the build, the release store, the gateway and the shell agree on about deployed parts. */
import type { FeatureName } from './features';

/** A part of the site that is published on its own. */
export type PartName = string;

/** One file of a release: its size in bytes and its sha384 as an integrity value (`sha384-…`). */
export interface ReleaseFile {
  size: number;
  integrity: string;
  /**
   * The address that versions with the same bytes share: `files/<name>.<hash>.js`, below the part's folder
   * (docs/adr/0010). When it fails, the copy in the version's own folder is used. Absent for what differs in
   * every version.
   */
  address?: string;
}

/** Files, relative to the release's folder, that the document names so that no request waits for another. */
export interface PreloadSet {
  js: string[];
  css: string[];
}

/** One line of the shell's site map, as the gateway needs it: which page of which remote a path shows. */
export interface ReleaseRoute {
  /** Pattern as the router reads it: `/condition/:id`, `*` last. */
  path: string;
  /** Absent for pages of the shell's own. */
  remote?: PartName;
  page?: string;
  /** Who may see it; the document hides what was prerendered for somebody else. */
  access?: 'public' | 'signed-in' | 'signed-out' | 'manages-own-plan';
  /** A remote's page that is the layout around this one, as in the account area. */
  layoutRemote?: PartName;
  layoutPage?: string;
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
   * JSON: what the build rendered without any data, by page name (the shell: its frames, by the path of the
   * site map).
   */
  pages: string;
  /** The `hydrationFormat` of what is rendered; absent in releases whose pages cannot be hydrated. */
  hydration?: number;
}

/** `release.json`: the metadata of one built version of one part. Written by shared/build. */
export interface Release {
  name: PartName;
  /** `<package version>-<hash of the sources>`: the same sources give the same version. */
  version: string;
  commit: string;
  builtAt: string;
  /** Semver range of shared/runtime that it needs; for the shell, the exact version that it provides. */
  runtime: string;
  /** The shell's only: a hash of the shared/runtime in it. */
  runtimeSources?: string;
  /**
   * Shared libraries it expects the page to have, with the range it needs (the shell: the versions it
   * provides).
   */
  shared: Record<string, string>;
  /** Script that starts it: `remoteEntry.js`, for the shell its main script. */
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
  /** The shell's only: what a request to the API needs in addition to `initial`. Absent in releases that start with it. */
  requests?: PreloadSet;
  /** By page: the reads that it begins with. */
  firstCalls?: Record<string, FirstCall[]>;
  listed?: Listed[];
  /** How its pages are prerendered before any script runs (docs/adr/0060); absent when none is. */
  prerender?: PrerenderFiles;
  files: Record<string, ReleaseFile>;
  /** The shell's only: the route table of its site map. */
  routes?: ReleaseRoute[];
  /** The shell's only: by modal type or overlay, the remote that must offer it. */
  modalOwners?: Record<string, PartName>;
}

/** Which version of one part is live, and which one to fall back to when it does not load. */
export interface LivePart {
  version: string;
  lastGood?: string;
  /** Hash of the version's `release.json`, so that the revision vouches for every hash in it. */
  digest?: string;
  lastGoodDigest?: string;
  /** A newer version that only some visits get. */
  canary?: Canary;
  /** Versions that were rolled back or paused, newest first: no rollback leads to one unless it is named. */
  bad?: string[];
  /** Number of the revision that changed this part last. */
  revision?: number;
}

/** A version that only some visits get. */
export interface Canary {
  version: string;
  digest?: string;
  /** Share of visits, 0 to 100. */
  percent: number;
  /** People who joined by an operator's link, by name. */
  people: string[];
}

/**
 * What a change of the site does. `adopt` signs an earlier revision anew; `freeze` and `thaw` stop and allow
 * publishing.
 */
export type RevisionAction =
  'publish' | 'rollback' | 'pause' | 'canary' | 'init' | 'adopt' | 'freeze' | 'thaw';

/** While it lasts, nothing new goes live; a rollback is still possible. */
export interface Freeze {
  by: string;
  at: string;
  reason: string;
  /** ISO time at which it ends. */
  until?: string;
}

/** The sources that a publish was built from. */
export interface SourceTree {
  commit: string;
  /** True where the sources differ from the commit. */
  dirty?: true;
  /** Parts whose live version was built from a commit that these sources do not contain. */
  older?: PartName[];
}

/** A change that one key proposes and another one approves: the only fields that the approver takes over. */
export interface Proposal {
  id: string;
  at: string;
  by: string;
  reason: string;
  /** What the parts become: version, hash of its record, and the canary's audience where it is one. */
  parts: Record<
    PartName,
    { version: string; digest: string; canary?: { percent: number; people: string[] } }
  >;
  severity?: 'now';
  signature?: KeySignature;
}

/** The short name of a key, and its Ed25519 signature over everything else. */
export interface KeySignature {
  key: string;
  value: string;
}

/** One numbered revision of the site. Revisions are only ever appended (Q12). */
export interface Revision {
  n: number;
  at: string;
  by: string;
  reason: string;
  action: RevisionAction;
  part?: PartName;
  live: Record<PartName, LivePart>;
  /** True when refusals of the admission check were overruled. */
  forced?: boolean;
  /** `now`: open tabs show a notice with a button to reload the page. */
  severity?: 'now';
  /**
   * The revision that this one was built on, and its hash. Absent for the first, and in histories written
   * before this field.
   */
  previous?: { n: number; hash: string };
  /**
   * Set by `adopt` where the store was restored to an earlier copy: a gateway that serves a lost revision may
   * follow from here.
   */
  restored?: true;
  freeze?: Freeze;
  tree?: SourceTree;
  /** The proposal that a second key approved. */
  proposal?: Proposal;
  signature?: KeySignature;
}

/** One version of a remote as the browser needs it. `base` ends with a slash. */
export interface RemoteVersion {
  version: string;
  base: string;
  entry: string;
  entryIntegrity: string;
  /** Chunks and styles of a page or modal, so that an intent to visit can prefetch them. */
  pages: Record<string, PreloadSet>;
  modals: Record<string, PreloadSet>;
  /** By page: the reads that it begins with, so that an intent to visit can make them. */
  firstCalls?: Record<string, FirstCall[]>;
  /** The `hydrationFormat` of its prerendered pages; absent where they cannot be hydrated. */
  hydration?: number;
  /**
   * A developer's own build, allowed by an operator's signed link: it has no hashes, and its failures are not
   * reported.
   */
  override?: true;
}

/** A remote in the document: the live version, and the last good one for when the live one does not load. */
export interface RemoteInDocument extends RemoteVersion {
  lastGood?: RemoteVersion;
}

/** What the gateway inlines into the document, as JSON in `<script type="application/json" id="site">`. */
export interface SiteDocument {
  state: number;
  shell: string;
  remotes: Record<PartName, RemoteInDocument>;
  config: SiteConfig;
  /** The API's responses with which the document was prerendered: request to body. */
  answers?: Record<string, unknown>;
  /**
   * Names the composition of this visit for support: revision and, during a canary, the visit's canaries.
   * Says nothing about the visitor.
   */
  supportCode?: string;
}

/**
 * The response to `GET /_live?state=<n>` for an open tab that was loaded with revision n; `state` is the
 * earlier word for revision.
 */
export interface LiveNotice {
  state: number;
  /** True when a document loaded now would be composed of other versions. */
  moved: boolean;
  /** True when the visitor must see a notice, with a button to reload the page. */
  urgent: boolean;
}

/** Configuration that is read at run time: one build for every environment. */
export interface SiteConfig {
  /** Base of every API call: `/api`, or an absolute URL. */
  apiBaseUrl: string;
  /** Hosts, besides the API's own origin, that the site may send a person to, over https. */
  redirectHosts: string[];
  production: boolean;
  /** Whether buying a plan asks for the city first (R4.17). */
  cityCheck: 'auto' | 'always' | 'never';
  /** The spelling that is sent for the type with two spellings (R4.1). */
  corporateWireType: 'cooperate' | 'corporate';
  /** What is on beyond the specification's calls (R4.75). */
  features: readonly FeatureName[];
}
