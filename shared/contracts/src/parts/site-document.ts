/** Data that the gateway writes into a document for the shell. */
import type { OfflineSupport } from '../offline';
import type { NavigationEntry } from './remote-routes';
import type { FeatureName } from '../features';
import type { FirstCall, RemoteRoute, PartName } from './release';

/** One version of a remote, for the browser. `base` ends with a slash. */
export interface RemoteVersion {
  version: string;
  base: string;
  entry: string;
  entryIntegrity: string;
  /**
   * Scripts and styles of each linked page, relative to `base`; for remotes that the document does not show. An intent
   * to visit fetches them beside the entry, which names them only a round trip later.
   */
  pages?: Record<string, string[]>;
  /** The first API reads of each page, which an intent to visit can start. */
  firstCalls?: Record<string, FirstCall[]>;
  /** The prerendered pages' `hydrationFormat`; absent if they cannot be hydrated. */
  hydration?: number;
}

/** A remote in the document: its version for this page load, and its fallback. */
export interface RemoteInDocument extends RemoteVersion {
  lastGood?: RemoteVersion;
  /** Addresses that the remote brings; an older shell ignores them. */
  routes?: RemoteRoute[];
  /** Titles of the remote's modals, by name. */
  modalTitles?: Record<string, string>;
}

/** The script in the shell's release that the gateway writes into documents, and the attribute for its FirstCalls. */
export const documentScript = { file: 'document-script.js', firstCalls: 'data-first-calls' } as const;

/** The first calls that the document starts before the shell's scripts have loaded. */
export interface FirstCalls {
  /** Base of the API, without a trailing slash. */
  base: string;
  /** For everybody. */
  calls: string[];
  /** For signed-in people. */
  own: string[];
  /** The shell's scripts that a request needs. */
  scripts: { url: string; integrity: string }[];
}

/** The JSON that the gateway inlines in `<script type="application/json" id="site">`. */
export interface SiteDocument {
  /** Number of the revision that composed the document. */
  revision: number;
  shell: string;
  /** The remotes of the site map and of the document's page; all remotes if `unlisted` is absent. */
  remotes: Record<PartName, RemoteInDocument>;
  /** Navigation entries of omitted remotes, whose addresses are loaded as documents (docs/adr/0012). */
  unlisted?: { navigation: NavigationEntry[] };
  config: SiteConfig;
  /** Bodies of the first calls with which the document was prerendered. */
  answers?: Record<string, unknown>;
  /** Absent if there should be no service worker: an installed one is removed. */
  offline?: OfflineSupport;
  /**
   * Identifies this page load's composition for support: the revision and any canaries. Reveals nothing about the
   * visitor.
   */
  supportCode?: string;
}

/** The response of `GET /_live?revision=<n>` to an open tab with revision n. */
export interface LiveNotice {
  revision: number;
  /** Whether the visitor must see a notice with a reload button. */
  urgent: boolean;
}

/** Run-time configuration: one build for every environment. */
export interface SiteConfig {
  /** Base address of the API: `/api`, or an absolute URL. */
  apiBaseUrl: string;
  /** Hosts, besides the API's origin, to which the site may send a person over https. */
  redirectHosts: string[];
  production: boolean;
  /** Whether buying a plan asks for the city first (R4.17). */
  cityCheck: 'auto' | 'always' | 'never';
  /** The spelling to send for the type with two spellings (R4.1). */
  corporateWireType: 'cooperate' | 'corporate';
  /** Enabled features beyond the specification's calls (R4.75). */
  features: readonly FeatureName[];
  /** The service's WhatsApp number: country code and number as digits. Absent without one. */
  whatsApp?: string;
}
