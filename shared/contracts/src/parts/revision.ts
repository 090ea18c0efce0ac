/** A revision of the site: which version of each part is live, and who changed what. */
import type { PathGrants } from './remote-routes';
import type { PartName } from './release';

/** A version of a part. */
export interface NamedVersion {
  version: string;
  /** Hash of the version's `release.json`, so that the revision vouches for every hash in it. */
  digest: string;
}

/** Which version of one part is live, and which one to fall back to when it does not load. */
export interface LivePart extends NamedVersion {
  lastGood?: NamedVersion;
  /** A newer version that only some page loads get. */
  canary?: Canary;
  /**
   * Versions that were rolled back, or stopped as a canary, newest first: no rollback leads to one unless it is
   * named, and no publish unless it is forced.
   */
  bad?: string[];
  /** Number of the revision that changed this part last. */
  revision?: number;
  /** ISO time since which everybody has this version. */
  since?: string;
}

/** A version that only some page loads get. */
export interface Canary extends NamedVersion {
  /** Share of page loads, 0 to 100. */
  percent: number;
  /** People who joined by an operator's link, by name. */
  people: string[];
}

/**
 * What a change of the site does; `freeze` and `end-freeze` stop and allow publishing.
 */
export type RevisionAction = 'publish' | 'rollback' | 'canary' | 'freeze' | 'end-freeze';

/** While it lasts, nothing new goes live; a rollback is still possible. */
export interface Freeze {
  by: string;
  at: string;
  reason: string;
  /** ISO time at which it ends. */
  until?: string;
}

/** From where a change was asked for: by a pipeline as its token names it; else the commit, with `-dirty` where the sources differ. */
export interface ChangeSource {
  repository?: string;
  commit?: string;
  run?: string;
}

/** What one address shows beside everything that is live: candidates of a branch, for a while. */
export interface Preview {
  /** Keeps its signature from being used for another record. */
  kind: 'preview';
  /** Random: whoever has the address may look. */
  id: string;
  branch: string;
  at: string;
  by: string;
  source?: ChangeSource;
  /** ISO time after which the address shows nothing more. */
  until: string;
  parts: Record<PartName, NamedVersion>;
  /** Number of the revision beside which it was checked. */
  revision?: number;
  signature?: KeySignature;
}

/** The short name of a key, and its Ed25519 signature over everything else. */
export interface KeySignature {
  key: string;
  value: string;
}

/** One numbered revision of the site. Revisions are only ever appended. */
export interface Revision {
  n: number;
  at: string;
  by: string;
  source?: ChangeSource;
  reason: string;
  action: RevisionAction;
  live: Record<PartName, LivePart>;
  /** The paths that each remote may have, as the policy said (docs/adr/0011). */
  paths?: PathGrants;
  /** True when refusals of the admission check were overruled. */
  forced?: boolean;
  /** Number of the last revision at which open tabs of earlier ones show a notice with a button to reload the page. */
  urgent?: number;
  freeze?: Freeze;
  /** Names the request: repeated, it changes nothing. */
  key?: string;
  signature?: KeySignature;
}
