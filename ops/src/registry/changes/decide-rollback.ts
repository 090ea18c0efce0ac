import type { LivePart, Revision } from '@ilera/contracts';
import { restorePart } from '../../site/live-part';
import { ReleaseRefused } from '../../site/refusal';
import { findMissing } from '../releases/find-missing';
import type { Change, ChangeContext, Decision } from './change';
import { checkAdmission } from './admission';
import { refuseIfChanged, refuseIfJustRolledBack, whoChanged } from './last-change';
import { findTarget } from './rollback-target';

/**
 * Makes earlier versions live again by appending a revision; nothing is rebuilt or copied. Removes a remote that has no
 * earlier version and that the site does not need.
 */
export async function decideRollback(
  { parts }: Change<'rollback'>,
  context: ChangeContext,
): Promise<Decision> {
  const { ledger, previous } = context;
  const live = { ...previous?.live };
  const removed: string[] = [];
  for (const { part, ...named } of parts) {
    const before = liveOf(previous, part);
    if (named.from) await refuseIfChanged(context, part, { now: before, seen: named.from, as: 'live' });
    else if (!named.to) await refuseIfJustRolledBack(context, part, before);
    const target = await findTarget(ledger, part, before, named);
    if (target === before && !before.canary)
      throw new ReleaseRefused(
        `Refused, nothing changed: ${part} is at ${before.version} already.\n  ${await whoChanged(context, before)}.`,
      );
    delete live[part];
    if (target) {
      const { lastGood } = target;
      // Neither the fallback that is live already nor the version that is taken back needs the store.
      const isRestored = lastGood && target !== before && lastGood.version !== before.version;
      const isLost = isRestored && (await findMissing(ledger.store, context.releases, part, lastGood));
      live[part] = restorePart(isLost ? { ...target, lastGood: undefined } : target, before);
    } else removed.push(part);
  }
  const refusals = await checkAdmission(context, live);
  const needed = removed.find((part) => part === 'shell' || refusals.length > 0);
  if (needed)
    throw new ReleaseRefused(
      `${needed} ${liveOf(previous, needed).version} is the only version that was ever live, and the site needs one.\n` +
        `  Publish a repaired one: pnpm release publish ${needed} --now --reason "…"`,
    );
  return { action: 'rollback', live, refusals };
}

/** @throws ReleaseRefused where the part is not live */
function liveOf(revision: Revision | undefined, part: string): LivePart {
  const live = revision && Object.hasOwn(revision.live, part) ? revision.live[part] : undefined;
  if (!live)
    throw new ReleaseRefused(
      `${part} has no live version. There are: ${Object.keys(revision?.live ?? {}).join(', ')}`,
    );
  return live;
}
