import { describeAudience } from '../../site/change-text';
import { ReleaseRefused } from '../../site/refusal';
import { changedParts, checkBad, placeVersions, type PartVersion } from '../../site/live-part';
import type { Change, Decision, ChangeContext } from './change';
import { checkAdmission } from './admission';
import { refuseIfFrozen } from './decide-freeze';
import { lastChange, whoChanged } from './last-change';

/** Makes uploaded versions live in one revision; undefined where all are live already. */
export async function decidePublish(
  { versions, canary, force }: Change<'publish'>,
  context: ChangeContext,
): Promise<Decision | undefined> {
  const { previous, at } = context;
  const live = placeVersions(previous, versions, canary);
  if (changedParts(previous?.live, live).length === 0) return undefined;
  refuseIfFrozen(previous, at);
  if (!canary && !force) await refuseOverCanaries(context, versions);
  const names = versions.map(({ name }) => name);
  return {
    action: versions.every(({ name, version }) => live[name]?.canary?.version === version)
      ? 'canary'
      : 'publish',
    refusals: [...checkBad(previous, live), ...(await checkAdmission(context, live, names))],
    live,
  };
}

/** Refuses to replace a running canary of another version that somebody else changed last. */
async function refuseOverCanaries(context: ChangeContext, versions: PartVersion[]): Promise<void> {
  for (const { name, version } of versions) {
    const live = context.previous?.live[name];
    if (!live?.canary || live.canary.version === version) continue;
    if ((await lastChange(context, live))?.by === context.by) continue;
    throw new ReleaseRefused(
      `Refused, nothing changed: a canary of ${name} runs, ${live.canary.version} ${describeAudience(live.canary)}.\n` +
        `  ${await whoChanged(context, live)}.\n  To end it and go on: --force`,
    );
  }
}
