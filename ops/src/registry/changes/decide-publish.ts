import type { LivePart, Revision } from '@ilera/contracts';
import { describeAudience } from '../../site/change-text';
import { ReleaseRefused } from '../../site/refusal';
import { checkBad, livePart, type Audience, type PartVersion } from '../../site/live-part';
import type { Change, Decision, ChangeContext } from './change';
import { checkAdmission } from './admission';
import { refuseIfFrozen } from './decide-freeze';
import { lastChange, whoChanged } from './last-change';

/** Makes versions live that were uploaded, in one new revision. Nothing is to do where everything is live already. */
export async function decidePublish(
  { versions, canary, force }: Change<'publish'>,
  context: ChangeContext,
): Promise<Decision | undefined> {
  const { previous, at } = context;
  if (previous && versions.every((one) => isLive(one, previous.live[one.name], canary))) return undefined;
  refuseIfFrozen(previous, at);
  if (!canary && !force) await refuseOverCanaries(context, versions);
  const live = allLive(previous, versions, canary);
  const names = versions.map(({ name }) => name);
  return {
    action: versions.every(({ name, version }) => live[name]?.canary?.version === version)
      ? 'canary'
      : 'publish',
    refusals: [...checkBad(previous, live), ...(await checkAdmission(context, live, names))],
    live,
  };
}

/** The parts of the site with these versions in their places. */
export const allLive = (
  previous: Revision | undefined,
  versions: PartVersion[],
  canary?: Audience,
): Revision['live'] => ({
  ...previous?.live,
  ...Object.fromEntries(
    versions.map(({ name, version, digest }) => [
      name,
      livePart(version, digest, previous?.live[name], canary),
    ]),
  ),
});

/** Refuses while a canary of another version runs that somebody else began. */
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

function isLive(one: PartVersion, live: LivePart | undefined, canary: Audience | undefined): boolean {
  // A version that the store lost and that was built again has another digest.
  if (live?.version === one.version) return !live.canary && live.digest === one.digest;
  const running = live?.canary;
  if (!canary || running?.version !== one.version || running.digest !== one.digest) return false;
  if (running.percent !== canary.percent) return false;
  const { people } = canary;
  // No names: nothing is said about who joined.
  return people.length === 0 || [...people].sort().join() === [...running.people].sort().join();
}
