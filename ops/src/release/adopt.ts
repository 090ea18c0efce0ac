import type { Revision } from '@shared/contracts';
import { ReleaseRefused } from '../common/release-refused';
import type { Ledger } from '../ledger/ledger';

export interface AdoptOptions {
  ledger: Ledger;
  /** The revision whose content becomes live again, signed by this command's key. */
  n: number;
  by: string;
  reason: string;
  /** Gateways that serve a revision which the store has lost follow from here. */
  restored?: boolean;
}

/**
 * Signs anew a revision that a person has checked: after a key was replaced, after signing was switched on,
 * or after the store was restored.
 */
export async function adopt({ ledger, n, by, reason, restored }: AdoptOptions): Promise<Revision> {
  if (!reason.trim())
    throw new ReleaseRefused('To adopt needs --reason "…": whoever reads the history will want to know.');
  const revision = await ledger.read(n);
  if (!revision) throw new ReleaseRefused(`There is no revision ${n} in ${ledger.description}.`);
  return ledger.append(
    () => ({ by, reason, action: 'adopt', live: revision.live, ...(restored ? { restored: true } : {}) }),
    revision,
  );
}
