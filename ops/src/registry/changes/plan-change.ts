import type { PathGrants, Revision } from '@ilera/contracts';
import { describeChange } from '../../site/change-text';
import { describeFreeze } from '../../site/revision-text';
import type { Latest } from '../ledger/ledger';
import type { Change, ChangeContext, Decision } from './change';
import { decideCanary } from './decide-canary';
import { decideEndFreeze, decideFreeze } from './decide-freeze';
import { decidePublish } from './decide-publish';
import { decideRollback } from './decide-rollback';

/** A planned change. */
export interface Plan {
  /** Unset: there is nothing to do. */
  decision?: Decision;
  /** Effects of the change, in sentences. */
  changes: string[];
  /** Remarks for the author, in sentences. */
  notes: string[];
}

/** Plans a change on top of the newest valid revision; nothing is written. */
export async function planChange(
  change: Change,
  context: ChangeContext,
  { refused }: Pick<Latest, 'refused'>,
): Promise<Plan> {
  const { ledger, previous } = context;
  const notes = describeRefused(refused, previous);
  const decision = await decide(change, context);
  if (!decision) return { changes: [], notes: [...notes, 'Nothing to do: this is live already.'] };
  if (previous) notes.push(...describePaths(previous.paths, ledger.pathsAfter(previous).paths));
  return { decision, changes: describeChange(decision, previous), notes };
}

async function decide(change: Change, context: ChangeContext): Promise<Decision | undefined> {
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
function describePaths(before: PathGrants = {}, after: PathGrants = {}): string[] {
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
function describeRefused(refused: Latest['refused'], base: Revision | undefined): string[] {
  const lines = refused
    .slice(0, 3)
    .map(
      ({ n, reason }) =>
        `Revision ${n} is ${reason}. This change is built on revision ${base?.n ?? 'none'}, the newest valid one.`,
    );
  // The freeze is in force again where an invalid revision ended it.
  return refused.length > 0 && base ? [...lines, ...describeFreeze(base)] : lines;
}
