import type { LivePart, Revision } from '@shared/contracts';
import { ReleaseRefused, type Refusal } from '../../site/refusal';
import { checkChange } from './check-change';
import { ReleaseCache } from '../releases/release-cache';
import { lastChange, refuseIfChanged, refuseIfJustRolledBack } from './last-change';
import type { Ledger } from '../ledger/ledger';
import { assertReason, decided, type Desk, type Overruling } from './request';
import { findTarget, restore } from './rollback-target';

/** A part that is rolled back. */
interface RolledBack {
  part: string;
  /** The version that the caller saw live, or as canary: refused where that has changed. */
  from?: string;
  /** A version, or its beginning; unset: the newest earlier one that was never rolled back. */
  to?: string | undefined;
}

export interface RollbackOrder extends RolledBack, Overruling {
  /** Further parts, in the same step: what went live together may not work apart. */
  with?: RolledBack[];
  /** The caller chose the version by name, so a recent rollback does not prevent it. */
  isChosen?: boolean;
}

/**
 * Makes earlier versions live again, by appending a revision. Nothing is rebuilt or copied. A remote that had no earlier
 * one, and that the shell does not name, is taken away.
 */
export async function rollback({ ledger, ...options }: RollbackOrder & Desk): Promise<Revision> {
  const { part, with: others = [], isChosen = false } = options;
  const parts = [options, ...others];
  assertReason('A rollback', options.reason);
  const cache = new ReleaseCache(ledger.store);
  return ledger.append(async (previous, at) => {
    for (const { part: name, from, to } of parts) {
      const before = liveOf(previous, name);
      if (from) await refuseIfChanged(ledger, name, before, from, at);
      if (!isChosen && !to) await refuseIfJustRolledBack(ledger, name, before, at);
    }
    const { live, refusals } = await goBack(ledger, cache, previous, parts);
    return decided(options, { action: 'rollback', live, refusals, ...(others.length > 0 ? {} : { part }) });
  });
}

/** @throws ReleaseRefused where the part is not live */
function liveOf(revision: Revision | undefined, part: string): LivePart {
  const live = revision?.live[part];
  if (!live) throw new ReleaseRefused(`${part} has no live version.`);
  return live;
}

async function goBack(
  ledger: Ledger,
  cache: ReleaseCache,
  previous: Revision | undefined,
  parts: RolledBack[],
) {
  const live = { ...previous?.live };
  const gone: string[] = [];
  for (const { part, to } of parts) {
    const before = liveOf(previous, part);
    const target = await findTarget(ledger, part, before, to);
    delete live[part];
    if (target) live[part] = await restore(ledger, part, target, before);
    else gone.push(part);
  }
  const refusals = await checkChange(cache, previous, { live, ...ledger.pathsAfter(previous) });
  const needed = gone.find((part) => part === 'shell' || refusals.length > 0);
  if (needed)
    throw new ReleaseRefused(
      `${needed} ${liveOf(previous, needed).version} is the only version that was ever live, and the site needs one.\n` +
        `  Publish a repaired one: pnpm release publish ${needed} --now --reason "…"`,
    );
  return { live, refusals };
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
  const before = liveOf(previous, part);
  const { live, refusals } = await goBack(ledger, new ReleaseCache(ledger.store), previous, [{ part, to }]);
  const after = live[part];
  return {
    part,
    from: before.canary?.version ?? before.version,
    to: after?.version,
    before,
    after,
    last: await lastChange(ledger, before),
    refusals,
  };
}
