/** What the gateway writes into a document for the shell. */
import type { OfflineSupport } from '../offline';
import type { NavigationEntry } from './remote-routes';
import type { FeatureName } from '../features';
import type { FirstCall, RemoteRoute, PartName } from './release';

/** One version of a remote as the browser needs it. `base` ends with a slash. */
export interface RemoteVersion {
  version: string;
  base: string;
  entry: string;
  entryIntegrity: string;
  /**
   * Of a remote that the document does not show, by page to which it links: scripts and styles, relative to `base`. An
   * intent to visit fetches them beside the entry, which names them only a round trip later.
   */
  pages?: Record<string, string[]>;
  /** By page: the reads that it begins with, so that an intent to visit can make them. */
  firstCalls?: Record<string, FirstCall[]>;
  /** The `hydrationFormat` of the prerendered pages; absent where they cannot be hydrated. */
  hydration?: number;
}

/** A remote in the document: its version for this page load, and the one for when that does not load. */
export interface RemoteInDocument extends RemoteVersion {
  lastGood?: RemoteVersion;
  /** Addresses that the remote brings; an older shell ignores them. */
  routes?: RemoteRoute[];
  /** Titles of the modals that it brings, by name. */
  modalTitles?: Record<string, string>;
}

/** The script of the shell's release that the gateway writes into documents, and the attribute with its FirstCalls. */
export const documentScript = { file: 'document-script.js', firstCalls: 'data-first-calls' } as const;

/** The first calls of a page load that the document starts before the shell's scripts are there. */
export interface FirstCalls {
  /** Base of the API, without a slash at its end. */
  base: string;
  /** For everybody. */
  calls: string[];
  /** For somebody who is signed in. */
  own: string[];
  /** What a request needs of the shell's scripts. */
  scripts: { url: string; integrity: string }[];
}

/** What the gateway inlines into the document, as JSON in `<script type="application/json" id="site">`. */
export interface SiteDocument {
  /** Number of the revision that it was composed from. */
  revision: number;
  shell: string;
  /** The remotes that the shell names and the one of the document's page; all remotes where `unlisted` is absent. */
  remotes: Record<PartName, RemoteInDocument>;
  /** Navigation entries of the remotes that are left out, whose addresses are loaded as documents (docs/adr/0012). */
  unlisted?: { navigation: NavigationEntry[] };
  config: SiteConfig;
  /** The answers with which the document was prerendered: first call to body. */
  answers?: Record<string, unknown>;
  /** Absent: there is to be no service worker, and an installed one is removed. */
  offline?: OfflineSupport;
  /**
   * Names the composition of this page load for support: revision and, during a canary, its canaries.
   * Says nothing about the visitor.
   */
  supportCode?: string;
}

/**
 * The response to `GET /_live?revision=<n>` for an open tab that was loaded with revision n.
 */
export interface LiveNotice {
  revision: number;
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
  /** The service's number at WhatsApp: country code and number as digits. Absent: it has none. */
  whatsApp?: string;
}
