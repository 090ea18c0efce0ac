import type { Revision } from '@shared/contracts';
import { ReleaseRefused, formatRefusals, type Refusal } from '../../site/refusal';
import type { Ledger } from '../ledger/ledger';

/** Who asks for a change, and why. */
export type Request = Pick<Revision, 'by' | 'source' | 'reason' | 'key'>;

/** Where a change is made, by whom and why; `tell` gets what is to be said of it. */
export type Desk = Request & { ledger: Ledger; tell?: (line: string) => void };

/** The fields of a request, without others. */
export const requestOf = ({ by, source, reason, key }: Request): Request => ({
  by,
  reason,
  ...(source ? { source } : {}),
  ...(key ? { key } : {}),
});

/**
 * The revision that a request makes of these live parts, where nothing is refused, or all of it is overruled.
 * @throws ReleaseRefused
 */
export const decided = (
  { force = false, severity, tell, ...request }: Omit<Desk, 'ledger'> & Overruling,
  { refusals, ...change }: Pick<Revision, 'action' | 'part' | 'live'> & { refusals: Refusal[] },
) => ({
  ...requestOf(request),
  ...change,
  ...refuseUnlessForced(refusals, force, tell),
  ...(severity ? { severity } : {}),
});

/** What a change may go over, and how. */
export interface Overruling {
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
  tell: (line: string) => void = () => undefined,
): Pick<Revision, 'forced'> {
  if (refusals.length === 0) return {};
  if (!isForced)
    throw new ReleaseRefused(
      `Refused, nothing changed:\n${formatRefusals(refusals)}\n  To go ahead all the same: --force`,
    );
  tell(`Overruled:\n${formatRefusals(refusals, 5)}`);
  return { forced: true };
}
