import type { Revision } from '@shared/contracts';
import { ReleaseRefused } from '../common/release-refused';
import { mostRecordBytes } from '../store/parse-record';
import { DamagedRevision, parseRevision } from './stored-revision';

/** The most KiB that a limited key leaves to the next revision: half of what is read is for keys without limits. */
const mostCarried = mostRecordBytes / 2 / 1024;

/** A revision's bytes, as the ledger writes them. */
export const formatRevision = (revision: Revision): Buffer =>
  Buffer.from(`${JSON.stringify(revision, null, 2)}\n`);

/**
 * Why a revision is too large for a limited key; undefined when it is not. What the next revision takes over is counted
 * as the ledger would write it, which takes several times the space of what somebody else wrote (Q12a).
 */
export function whyTooLarge(before: Revision | undefined, after: Revision): string | undefined {
  const size = carriedSize(after);
  if (size <= mostCarried || (before && size <= carriedSize(before))) return undefined;
  return `it has ${Math.ceil(size)} KiB, of which a limited key may sign ${mostCarried}: that takes a key without limits`;
}

/** KiB. */
const carriedSize = ({ passes: _passes, proposal: _proposal, ...carried }: Revision): number =>
  formatRevision(carried).byteLength / 1024;

/** Refuses to write what nobody could read. @throws ReleaseRefused */
export function assertReadable(body: Buffer, { n, previous }: Revision): void {
  try {
    parseRevision(body, n);
  } catch (error) {
    if (!(error instanceof DamagedRevision)) throw error;
    const size = `It would have ${Math.ceil(body.byteLength / 1024)} KiB, and ${mostRecordBytes / 1024} are read at most.`;
    throw new ReleaseRefused(
      `Refused, nothing changed: nobody could read this revision. ${body.byteLength > mostRecordBytes ? size : ''}\n` +
        `  Change fewer parts at once, as each brings its passes. Where revision ${previous?.n ?? n} is as large, go on\n` +
        `  from one before it, with a key without limits: pnpm release adopt <n> --reason "…"`,
    );
  }
}
