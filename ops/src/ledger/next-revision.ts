import type { Revision } from '@shared/contracts';
import { changedParts } from './permissions';

/** Carries a freeze into the next revision until a thaw; its end is checked where it matters. */
export const carryFreeze = (
  before: Revision | undefined,
  { action }: Pick<Revision, 'action'>,
): Pick<Revision, 'freeze'> => (before?.freeze && action !== 'thaw' ? { freeze: before.freeze } : {});

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
