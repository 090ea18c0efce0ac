/** A revision of the site: the live version of each part, and the author of the change. */
import type { PathGrants } from './remote-routes';
import type { PartName } from './release';

/** A version of a part. */
export interface NamedVersion {
  version: string;
  /** Hash of the version's `release.json`, by which the revision vouches for every hash in that file. */
  digest: string;
}

/** The live version of one part, and its fallback if that fails to load. */
export interface LivePart extends NamedVersion {
  lastGood?: NamedVersion;
  /** A newer version for some page loads only. */
  canary?: Canary;
  /**
   * Versions that were rolled back or stopped as a canary, newest first. A rollback reaches one only by name, a publish
   * only by force.
   */
  bad?: string[];
  /** Number of the last revision that changed this part. */
  revision?: number;
  /** ISO time since which everybody gets this version. */
  since?: string;
}

/** A version for some page loads only. */
export interface Canary extends NamedVersion {
  /** Share of page loads, 0 to 100. */
  percent: number;
  /** Names of people who joined by an operator's link. */
  people: string[];
}

/** The kind of a change; `freeze` and `end-freeze` stop and allow publishing. */
export type RevisionAction = 'publish' | 'rollback' | 'canary' | 'freeze' | 'end-freeze';

/** A freeze: nothing new goes live, but a rollback is possible. */
export interface Freeze {
  by: string;
  at: string;
  reason: string;
  /** ISO time at which it ends. */
  until?: string;
}

/**
 * The origin of a change: a pipeline as its token names it; otherwise the commit, with `-dirty` for modified sources.
 */
export interface ChangeSource {
  repository?: string;
  commit?: string;
  run?: string;
}

/** A temporary address that shows candidates of a branch beside all live parts. */
export interface Preview {
  /** Prevents the signature from being used for another kind of record. */
  kind: 'preview';
  /** Random: anybody with the address may view the preview. */
  id: string;
  branch: string;
  at: string;
  by: string;
  source?: ChangeSource;
  /** ISO time at which the preview ends. */
  until: string;
  parts: Record<PartName, NamedVersion>;
  /** Number of the revision with which the preview was checked. */
  revision?: number;
  signature?: KeySignature;
}

/** The short name of a key, and its Ed25519 signature over all other fields. */
export interface KeySignature {
  key: string;
  value: string;
}

/** One numbered revision of the site. Revisions are append-only. */
export interface Revision {
  n: number;
  at: string;
  by: string;
  source?: ChangeSource;
  reason: string;
  action: RevisionAction;
  live: Record<PartName, LivePart>;
  /** The paths granted to each remote by the policy (docs/adr/0011). */
  paths?: PathGrants;
  /** Whether refusals of the admission check were overruled. */
  forced?: boolean;
  /** Number of the last urgent revision: open tabs of earlier ones show a notice with a reload button. */
  urgent?: number;
  freeze?: Freeze;
  /** Identifies the request: a repeat changes nothing. */
  key?: string;
  signature?: KeySignature;
}
