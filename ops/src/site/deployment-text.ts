import type { LivePart, Revision } from '@shared/contracts';
import { changedParts } from './changed-parts';

/** What a change did, part by part, in sentences: whether a version is live for everybody, or for whom. */
export function describeDeployment(revision: Revision, before: Revision | undefined): string[] {
  if (revision.action === 'freeze')
    return [`Publishing is frozen${untilOf(revision)}. Rolling back stays possible.`];
  if (revision.action === 'thaw') return ['Publishing is possible again.'];
  return changedParts(before, revision.live).map((name) =>
    describePart(name, before?.live[name], revision.live[name], revision.action),
  );
}

const untilOf = ({ freeze }: Revision): string => (freeze?.until ? ` until ${freeze.until}` : '');

function describePart(
  name: string,
  then: LivePart | undefined,
  now: LivePart | undefined,
  action: Revision['action'],
): string {
  if (!now) return `${name} is taken away; it was at ${then?.version ?? '-'}.`;
  if (now.canary)
    return `${name} ${now.canary.version} is a canary, ${describeAudience(now.canary)}; everybody else has ${now.version}.`;
  if (then?.canary && now.version === then.version)
    return `The canary ${name} ${then.canary.version} is stopped: everybody has ${now.version}.`;
  if (then?.canary?.version === now.version)
    return `${name} ${now.version}, until now a canary, is live for everybody.`;
  if (action === 'rollback') return `${name} is back at ${now.version}; it was at ${then?.version ?? '-'}.`;
  return `${name} ${now.version} is live for everybody.`;
}

/** `for 10 % of visits and ada` */
function describeAudience({ percent, people }: NonNullable<LivePart['canary']>): string {
  const share = percent > 0 || people.length === 0 ? [`${percent} % of visits`] : [];
  return `for ${[...share, ...people].join(' and ')}`;
}
