import type { Revision } from '@shared/contracts';
import { ReleaseRefused, formatRefusals, type Refusal } from '../../site/refusal';
import type { Ledger } from '../ledger/ledger';
import type { Admission } from './admission';

/** Who asks for something, from which commit. */
export type Author = Pick<Revision, 'by' | 'source'>;

/** Who asks for a change, and why. */
export type Request = Author & Pick<Revision, 'reason' | 'key'>;

/** What a change is decided with, on top of the newest revision; again where another writer was first. */
export interface ChangeContext extends Request {
  ledger: Ledger;
  admission: Admission;
  /** Gets what is to be said of it. */
  tell: (line: string) => void;
  previous: Revision | undefined;
  /** When it is made. */
  at: string;
}

/** What a change makes of the site, and what stands against it. */
export type Decision = Pick<Revision, 'action' | 'part' | 'live' | 'freeze'> & { refusals?: Refusal[] };

/** What a change may go over, and how. */
export interface Overruling {
  /** Says what would happen; nothing is written. */
  dryRun?: boolean;
  /** Goes ahead in spite of refusals; the history says so. */
  force?: boolean;
  /** Open tabs are asked to load the page again. */
  severity?: 'now';
}

/** Throws without a reason. @param change what needs one: "A rollback" */
export function assertReason(change: string, reason: string): void {
  if (!reason.trim())
    throw new ReleaseRefused(`${change} needs --reason "…": whoever reads the history will want to know.`);
}

/**
 * Throws one message that names every reason, what to do about it, and `--force`; with it, says what is overruled.
 * @returns what the revision says of it
 */
export function refuseUnlessForced(
  refusals: Refusal[],
  isForced: boolean,
  tell: (line: string) => void,
): Pick<Revision, 'forced'> {
  if (refusals.length === 0) return {};
  if (!isForced)
    throw new ReleaseRefused(
      `Refused, nothing changed:\n${formatRefusals(refusals)}\n  To go ahead all the same: --force`,
    );
  tell(`Overruled:\n${formatRefusals(refusals, 5)}`);
  return { forced: true };
}
