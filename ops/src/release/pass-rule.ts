import type { Revision } from '@shared/contracts';
import { ReleaseRefused } from '../common/release-refused';
import type { Ledger } from '../ledger/ledger';

export interface PassRuleOptions {
  ledger: Ledger;
  by: string;
  reason: string;
}

/**
 * From the next change on, a version goes live only with a tester's pass that is not older than so many days
 * (Q58). What is live stays, and a rollback needs none.
 * @throws ReleaseRefused without a reason, or where no key says who is a tester
 */
export function requirePass({
  ledger,
  by,
  reason,
  days,
}: PassRuleOptions & { days: number }): Promise<Revision> {
  assertReason(reason);
  if (!ledger.trust || !ledger.signer)
    throw new ReleaseRefused('Passes are signed: set RELEASE_PUBLIC_KEYS and RELEASE_SIGNING_KEY first.');
  return ledger.append((previous, at) => {
    if (!previous) throw new ReleaseRefused('Nothing is published yet.');
    return { by, reason, action: 'require-pass', live: previous.live, passRule: { by, at, reason, days } };
  });
}

/** Versions go live without a pass again. @throws ReleaseRefused where none is required */
export function waivePass({ ledger, by, reason }: PassRuleOptions): Promise<Revision> {
  assertReason(reason);
  return ledger.append((previous) => {
    if (!previous?.passRule) throw new ReleaseRefused('No pass is required here.');
    return { by, reason, action: 'waive-pass', live: previous.live };
  });
}

function assertReason(reason: string): void {
  if (!reason.trim())
    throw new ReleaseRefused('It needs --reason "…": whoever reads the history will want to know.');
}
