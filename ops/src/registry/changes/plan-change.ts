import type { PathGrants, Revision } from '@ilera/contracts';
import { describeChange } from '../../site/change-text';
import { describeFreeze } from '../../site/revision-text';
import type { Latest } from '../ledger/ledger';
import type { Change, ChangeContext, Decision } from './change';
import { decideCanary } from './decide-canary';
import { decideEndFreeze, decideFreeze } from './decide-freeze';
import { decidePublish } from './decide-publish';
import { decideRollback } from './decide-rollback';

/** A change before it is made. */
interface Plan {
  /** Unset: nothing is to do. */
  decision?: Decision;
  /** What is different then, in sentences. */
  changes: string[];
  /** What else is to be said of it. */
  notes: string[];
}

/** What a change would make of the site. @param end of the ledger, on top of which it is made */
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

/** What a change adds or removes by the way, because the policy here has other paths than what is live. */
function describePaths(before: PathGrants = {}, after: PathGrants = {}): string[] {
  const list = (paths: PathGrants): string[] =>
    Object.entries(paths).flatMap(([part, grants]) =>
      grants.map(({ prefix, access }) => `${prefix} of ${part} (${access.join(', ')})`),
    );
  const [then, next] = [list(before), list(after)];
  return [
    ...next.flatMap((one) => (then.includes(one) ? [] : `release-policy.json here adds ${one}.`)),
    ...then.flatMap((one) => (next.includes(one) ? [] : `release-policy.json here removes ${one}.`)),
  ];
}

/** That a change is built on an older revision than the last, and what is in force there again. */
function describeRefused(refused: Latest['refused'], base: Revision | undefined): string[] {
  const lines = refused
    .slice(0, 3)
    .map(
      ({ n, reason }) =>
        `Revision ${n} is ${reason}. This change is built on revision ${base?.n ?? 'none'}, the newest valid one.`,
    );
  // What ended it may have been in a revision that is not valid.
  return refused.length > 0 && base ? [...lines, ...describeFreeze(base)] : lines;
}
