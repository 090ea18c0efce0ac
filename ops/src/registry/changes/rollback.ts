import type { LivePart, Revision } from '@shared/contracts';
import { ReleaseRefused } from '../../common/release-refused';
import type { Refusal } from '../../site/refusal';
import { checkChange, releaseReader, type ReadRelease } from './check-change';
import { lastChange, refuseIfChanged, refuseIfJustRolledBack } from './last-change';
import type { Ledger } from '../ledger/ledger';
import { assertReason, refuseUnlessForced, requestOf, type Desk } from './request';
import { findTarget, restore } from './rollback-target';

export interface RollbackOrder {
  part: string;
  /** A version, or its beginning; unset: the newest earlier one that was never rolled back. */
  to?: string;
  /** The version that the caller saw live, or as canary: refused where that has changed. */
  from?: string;
  /** The caller chose the version by name, so a recent rollback does not prevent it. */
  isChosen?: boolean;
  force?: boolean;
  severity?: 'now';
}

/**
 * Makes an earlier version of one part live again, by appending a revision. Nothing is rebuilt or copied. A remote that
 * had no earlier one, and that the shell does not name, is taken away.
 */
export async function rollback(options: RollbackOrder & Desk): Promise<Revision> {
  const { ledger, part, to, force = false, severity, tell } = options;
  assertReason('A rollback', options.reason);
  const read = releaseReader(ledger.store);
  return ledger.append(async (previous, at) => {
    const before = previous?.live[part];
    if (!previous || !before) throw new ReleaseRefused(`${part} has no live version.`);
    if (options.from) await refuseIfChanged(ledger, part, before, options.from, at);
    if (!options.isChosen && !to) await refuseIfJustRolledBack(ledger, part, before, at);
    const { live, refusals } = await goBack({ ledger, read, previous, part, before, to });
    return {
      ...requestOf(options),
      action: 'rollback',
      part,
      ...refuseUnlessForced(refusals, force, tell),
      ...(severity ? { severity } : {}),
      live,
    };
  });
}

interface Back {
  ledger: Ledger;
  read: ReadRelease;
  previous: Revision;
  part: string;
  before: LivePart;
  to: string | undefined;
}

async function goBack({ ledger, read, previous, part, before, to }: Back) {
  const target = await findTarget(ledger, part, before, to);
  const { [part]: _gone, ...others } = previous.live;
  const after = target && (await restore(ledger, part, target, before));
  const live = after ? { ...others, [part]: after } : others;
  const refusals = await checkChange(read, previous, { live, ...ledger.pathsAfter(previous) });
  if (!target && (part === 'shell' || refusals.length > 0))
    throw new ReleaseRefused(
      `${part} ${before.version} is the only version that was ever live, and the site needs one.\n` +
        `  Publish a repaired one: pnpm release publish ${part} --now --reason "…"`,
    );
  return { target, after: after || undefined, live, refusals };
}

/** The effects of a rollback, for the person who confirms it. Nothing is written. */
export interface RollbackPlan {
  part: string;
  /** The version that ends: the canary's where one runs. */
  from: string;
  /** Undefined: the part is taken away. */
  to: string | undefined;
  before: LivePart;
  after: LivePart | undefined;
  /** The revision that changed the part last. */
  last: Revision | undefined;
  /** What would no longer work: the rollback is refused unless that is overruled. */
  refusals: Refusal[];
}

/**
 * @param to a version or its beginning; unset: the default target of a rollback
 * @throws ReleaseRefused
 */
export async function planRollback(ledger: Ledger, part: string, to?: string): Promise<RollbackPlan> {
  const previous = await ledger.newest();
  const before = previous?.live[part];
  if (!before) throw new ReleaseRefused(`${part} has no live version.`);
  const read = releaseReader(ledger.store);
  const { target, after, refusals } = await goBack({ ledger, read, previous, part, before, to });
  return {
    part,
    from: before.canary?.version ?? before.version,
    to: target,
    before,
    after,
    last: await lastChange(ledger, before),
    refusals,
  };
}
