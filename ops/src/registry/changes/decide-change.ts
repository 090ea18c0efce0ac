import type { PathGrants } from '@ilera/contracts';
import { changedParts } from '../../site/live-part';
import { describeFreeze } from '../../site/revision-text';
import type { Latest } from '../ledger/ledger';
import type { Change, ChangeContext, Decision } from './change';
import { decideCanary } from './decide-canary';
import { decideEndFreeze, decideFreeze } from './decide-freeze';
import { decidePublish } from './decide-publish';
import { decideRollback } from './decide-rollback';

/** Decides on a change on top of the newest valid revision; undefined where there is nothing to do. */
export async function decideChange(change: Change, context: ChangeContext): Promise<Decision | undefined> {
  switch (change.action) {
    case 'publish':
      return decidePublish(change, context);
    case 'rollback':
      return decideRollback(change, context);
    case 'canary':
      return decideCanary(change, context);
    case 'freeze':
      return decideFreeze(change, context);
    case 'end-freeze':
      return decideEndFreeze(context);
  }
}

/** Names the parts whose paths a change replaces besides, because the policy differs from the live revision. */
export function describePaths(before: PathGrants | undefined, after: PathGrants | undefined): string[] {
  const parts = changedParts(before, after);
  return parts.length > 0 ? [`release-policy.json here changes the paths of ${parts.join(', ')}.`] : [];
}

/** Names the invalid revisions that a change skips, and the freeze of its older base. */
export function describeRefused({ refused, revision: base }: Latest): string[] {
  if (!base || refused.length === 0) return [];
  const lines = refused
    .slice(0, 3)
    .map(
      ({ n, reason }) =>
        `Revision ${n} is ${reason}. This change is built on revision ${base.n}, the newest valid one.`,
    );
  // The freeze is in force again where an invalid revision ended it.
  return [...lines, ...describeFreeze(base)];
}
