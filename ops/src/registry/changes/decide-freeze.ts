import type { Revision } from '@ilera/contracts';
import { ReleaseRefused } from '../../site/refusal';
import { describeFreeze } from '../../site/revision-text';
import type { Change, ChangeContext, Decision } from './change';

/** Refuses a change while publishing is frozen. @param advice what to do */
export function refuseIfFrozen(
  previous: Revision | undefined,
  at: string,
  advice = 'Rolling back stays possible. To end the freeze: pnpm release freeze --end --reason "…"',
): void {
  const [frozen] = previous ? describeFreeze(previous, at) : [];
  if (frozen) throw new ReleaseRefused(`Refused, nothing changed: publishing is ${frozen}\n  ${advice}`);
}

/** Freezes publishing until an optional end. Live versions stay, and rollbacks remain possible. */
export function decideFreeze(
  { until, force }: Change<'freeze'>,
  { by, reason, previous, at }: ChangeContext,
): Decision {
  if (until !== undefined && Number.isNaN(Date.parse(until)))
    throw new ReleaseRefused(`--until ${until}: expected a time such as 2026-11-23T08:00Z`);
  const end = until === undefined ? undefined : new Date(until).toISOString();
  if (!previous)
    throw new ReleaseRefused('The store has no revision: nothing was changed. Look at: pnpm release status');
  if (end && end <= at) throw new ReleaseRefused(`--until ${end} is over already.`);
  if (!force) refuseIfFrozen(previous, at, 'To put yours in its place: --force');
  return {
    action: 'freeze',
    live: previous.live,
    freeze: { by, at, reason, ...(end ? { until: end } : {}) },
  };
}

/** Ends a freeze. */
export function decideEndFreeze({ previous, at }: ChangeContext): Decision {
  if (!previous || describeFreeze(previous, at).length === 0) throw new ReleaseRefused('Nothing is frozen.');
  return { action: 'end-freeze', live: previous.live };
}
