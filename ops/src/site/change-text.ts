import type { LivePart, Revision } from '@ilera/contracts';

/** Describes a change part by part, in sentences: which version is live for whom. */
export function describeChange(
  { action, live, freeze }: Pick<Revision, 'action' | 'live' | 'freeze'>,
  before: Revision | undefined,
): string[] {
  if (action === 'freeze')
    return [
      `Publishing is frozen${freeze?.until ? ` until ${freeze.until}` : ''}. Rolling back stays possible.`,
    ];
  if (action === 'end-freeze') return ['Publishing is possible again.'];
  const names = [...new Set([...Object.keys(live), ...Object.keys(before?.live ?? {})])].sort();
  const changed = names.filter((name) => shownOf(before?.live[name]) !== shownOf(live[name]));
  if (!before && changed.length > 3) return [`${changed.length} parts are live.`];
  return changed.map((name) => describePart(name, before?.live[name], live[name], action === 'rollback'));
}

/** A key that is equal for parts which page loads see alike. */
const shownOf = (part: LivePart | undefined): string =>
  JSON.stringify([part?.version, part?.canary?.version, part?.canary?.percent, part?.canary?.people]);

function describePart(
  name: string,
  then: LivePart | undefined,
  now: LivePart | undefined,
  isRollback: boolean,
): string {
  if (!now) return `${name} is taken away; it was at ${then?.version ?? '-'}.`;
  const [running, next] = [then?.canary?.version, now.canary?.version];
  const replacing = running && next !== running ? ` in place of ${running}` : '';
  if (now.canary)
    return `${name} ${next} is a canary${replacing}, ${describeAudience(now.canary)}; everybody else has ${now.version}.`;
  if (running && now.version === then?.version)
    return `The canary ${name} ${running} is stopped: everybody has ${now.version}.`;
  if (running === now.version) return `${name} ${now.version}, until now a canary, is live for everybody.`;
  if (!then) return `${name} ${now.version} is live for everybody.`;
  const wasBad = then.bad?.includes(now.version) ? ', which was rolled back itself' : '';
  const canary = running ? `, its canary at ${running}` : '';
  return `${name} is ${isRollback ? 'back ' : ''}at ${now.version}${wasBad}; it was at ${then.version}${canary}.`;
}

/** `for 10 % of page loads and ada` */
export function describeAudience({ percent, people }: NonNullable<LivePart['canary']>): string {
  const share = percent > 0 || people.length === 0 ? [`${percent} % of page loads`] : [];
  return `for ${[...share, ...people].join(' and ')}`;
}
