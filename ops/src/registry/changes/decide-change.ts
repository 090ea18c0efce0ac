import type { PathGrants } from '@ilera/contracts';
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

/** Lists the paths that a change adds or removes besides, because the policy differs from the live revision. */
export function describePaths(before: PathGrants = {}, after: PathGrants = {}): string[] {
  const list = (paths: PathGrants): string[] =>
    Object.entries(paths).flatMap(([part, grants]) =>
      grants.map(({ prefix, access }) => `${prefix} of ${part} (${access.join(', ')})`),
    );
  const [then, next] = [list(before), list(after)];
  return [
    ...next.flatMap((path) => (then.includes(path) ? [] : `release-policy.json here adds ${path}.`)),
    ...then.flatMap((path) => (next.includes(path) ? [] : `release-policy.json here removes ${path}.`)),
  ];
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
