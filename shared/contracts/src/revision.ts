/** A revision of the site: which version of each part is live, and who changed what. */
import type { PathGrants } from './own-routes';
import type { PartName } from './release';

/** Which version of one part is live, and which one to fall back to when it does not load. */
export interface LivePart {
  version: string;
  lastGood?: string;
  /** Hash of the version's `release.json`, so that the revision vouches for every hash in it. */
  digest?: string;
  lastGoodDigest?: string;
  /** A newer version that only some visits get. */
  canary?: Canary;
  /**
   * Versions that were rolled back, paused, or stopped as a canary, newest first: no rollback leads to one unless it is
   * named, and no publish unless it is forced.
   */
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
 * publishing; `grant` gives a remote paths, and `revoke` takes them and the remote away; `require-pass` and
 * `waive-pass` say whether a new version needs a tester's pass.
 */
export type RevisionAction =
  | 'publish'
  | 'rollback'
  | 'pause'
  | 'canary'
  | 'init'
  | 'adopt'
  | 'freeze'
  | 'thaw'
  | 'grant'
  | 'revoke'
  | 'require-pass'
  | 'waive-pass';

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

/** What one address shows beside everything that is live: candidates of a branch, for a while. */
export interface Preview {
  /** Keeps its signature from being used for another record. */
  kind: 'preview';
  /** The branch, a random part and a check of the parts: whoever has the address may look. */
  id: string;
  /** Number of the record, so that a copy at another number counts for nothing; absent in records from before. */
  n?: number;
  at: string;
  by: string;
  /** ISO time after which the address shows nothing more. */
  until: string;
  parts: Record<PartName, { version: string; digest: string }>;
  /** Number of the revision beside which it was checked; absent in records from before. */
  revision?: number;
  tree?: SourceTree;
  signature?: KeySignature;
}

/** While it lasts, a version goes live only with a pass of a tester. */
export interface PassRule {
  by: string;
  at: string;
  reason: string;
  /** Days for which a pass is valid. */
  days: number;
}

/** What a tester signs after the journeys worked with a candidate beside what was live (docs/adr/0391). */
export interface CandidatePass {
  /** Keeps its signature from being used for another record. */
  kind: 'pass';
  part: PartName;
  version: string;
  /** Hash of the version's `release.json`, which has the hash of each file. */
  digest: string;
  /** The revision that was live, and its hash: a pass is for one site. */
  beside: { n: number; hash: string };
  /** Version of every part of the composition that was tested. */
  versions: Record<PartName, string>;
  /**
   * The other candidates of the same trial, without which it goes live for nobody. Absent where it was tested
   * alone, and in passes that were signed before this field.
   */
  together?: Record<PartName, { version: string; digest: string }>;
  /** Names of the journeys that were run. */
  journeys: string[];
  at: string;
  by: string;
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
  /** Paths of remotes that the shell does not know, as ops gave them (docs/adr/0390). */
  grants?: PathGrants;
  passRule?: PassRule;
  /** What testers signed about the versions that this revision brings, where `passRule` asks for it. */
  passes?: CandidatePass[];
  tree?: SourceTree;
  /** The proposal that a second key approved. */
  proposal?: Proposal;
  signature?: KeySignature;
}
