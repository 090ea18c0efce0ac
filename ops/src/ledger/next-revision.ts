import type { Revision } from '@shared/contracts';
import { changedParts } from './changed-parts';

/** Carries a freeze into the next revision until a thaw; its end is checked where it matters. */
export const carryFreeze = (
  before: Revision | undefined,
  { action }: Pick<Revision, 'action'>,
): Pick<Revision, 'freeze'> => (before?.freeze && action !== 'thaw' ? { freeze: before.freeze } : {});

/** Carries the rule of passes into the next revision until it is waived. */
export const carryPassRule = (
  before: Revision | undefined,
  { action }: Pick<Revision, 'action'>,
): Pick<Revision, 'passRule'> =>
  before?.passRule && action !== 'waive-pass' ? { passRule: before.passRule } : {};

/** Carries the grants of ops into the next revision, unless it is the one that changes them. */
export function carryGrants(
  before: Revision | undefined,
  { action, grants }: Pick<Revision, 'action' | 'grants'>,
): Pick<Revision, 'grants'> {
  const next = action === 'grant' || action === 'revoke' ? grants : before?.grants;
  return next && Object.keys(next).length > 0 ? { grants: next } : {};
}

/** Notes in each part that differs from before which revision changed it. */
export function stampParts(
  before: Revision | undefined,
  live: Revision['live'],
  n: number,
): Revision['live'] {
  const changed = changedParts(before, live);
  return Object.fromEntries(
    Object.entries(live).map(([name, part]) => [
      name,
      changed.includes(name) ? { ...part, revision: n } : part,
    ]),
  );
}
