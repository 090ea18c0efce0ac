import type { Revision } from '@shared/contracts';

/** A revision that is not served, and why. */
export interface RefusedRevision {
  n: number;
  reason: string;
}

/** A line of the history: a revision, and why it is refused, where it is. */
export interface HistoryEntry {
  revision: Revision;
  refused?: RefusedRevision;
}
