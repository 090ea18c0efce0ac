import { ReleaseRefused } from '../../site/refusal';
import { placeVersion, restorePart } from '../../site/live-part';
import type { Change, Decision, ChangeContext } from './change';
import { checkAdmission } from './admission';
import { refuseIfFrozen } from './decide-freeze';
import { refuseIfChanged } from './last-change';

/**
 * Promotes, stops or changes the canary of a part. A stopped version counts as rolled back, unless it is the fallback:
 * publishing it again needs `force`. @throws ReleaseRefused without a canary, or where the canary is not `from`
 */
export async function decideCanary(
  { part, change, from }: Change<'canary'>,
  context: ChangeContext,
): Promise<Decision> {
  const { previous, at } = context;
  const before = previous?.live[part];
  if (before && from) await refuseIfChanged(context, part, { now: before, seen: from, as: 'canary' });
  if (!previous || !before?.canary)
    throw new ReleaseRefused(`${part} has no canary. Begin one: pnpm release canary ${part} --start 10`);
  if (change !== 'stop') refuseIfFrozen(previous, at);
  const { canary, ...stable } = before;
  const after =
    change === 'stop'
      ? restorePart(before, before)
      : placeVersion(canary, stable, change === 'promote' ? undefined : { ...canary, ...change });
  const live = { ...previous.live, [part]: after };
  // Another share or audience may get a composition that no page load had before.
  const refusals = change === 'stop' ? [] : await checkAdmission(context, live);
  return { action: change === 'promote' ? 'publish' : 'canary', live, refusals };
}
