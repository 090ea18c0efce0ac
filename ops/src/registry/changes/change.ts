import type { Revision } from '@ilera/contracts';
import { ReleaseRefused, type Refusal } from '../../site/refusal';
import type { Ledger } from '../ledger/ledger';
import type { ReleaseCache } from '../releases/release-cache';

/** Who asks for something, from which commit. */
export type Author = Pick<Revision, 'by' | 'source'>;

/** Who asks for a change, and why. */
export type ChangeRequest = Author & Pick<Revision, 'reason' | 'key'>;

/** What a change is decided with, on top of the newest revision; again where another writer was first. */
export interface ChangeContext extends ChangeRequest {
  ledger: Ledger;
  /** Each is read once, for several changes. */
  releases: ReleaseCache;
  /** Gets what is to be said of it. */
  tell: (line: string) => void;
  previous: Revision | undefined;
  /** When it is made. */
  at: string;
}

/** What a change makes of the site, and what stands against it. */
export type Decision = Pick<Revision, 'action' | 'part' | 'live' | 'freeze'> & { refusals?: Refusal[] };

/** Throws without a reason. @param change what needs one: "A rollback" */
export function assertReason(change: string, reason: string): void {
  if (!reason.trim())
    throw new ReleaseRefused(`${change} needs --reason "…": whoever reads the history will want to know.`);
}
