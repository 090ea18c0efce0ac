import { isDeepStrictEqual } from 'node:util';
import type { Canary, LivePart, NamedVersion, Revision } from '@ilera/contracts';
import type { Refusal } from './refusal';

/** A version of a part, with the hash of its stored record. */
export type PartVersion = NamedVersion & { name: string };

/** Lists the versions of a part that page loads can get: live, canary and last good. */
export const versionsOf = ({ version, digest, canary, lastGood }: LivePart): NamedVersion[] => [
  { version, digest },
  ...(canary ? [canary] : []),
  ...(lastGood ? [lastGood] : []),
];

/** Lists the versions of all parts that page loads can get. */
export const versionsIn = (live: Revision['live']): PartVersion[] =>
  Object.entries(live).flatMap(([name, part]) => versionsOf(part).map((version) => ({ name, ...version })));

/** Whether a page load of a revision can get a version. */
export const offers = ({ live }: Revision, part: string, version: string): boolean =>
  versionsIn(live).some((offered) => offered.name === part && offered.version === version);

/** Which page loads get a canary. */
export type Audience = Omit<Canary, 'version' | 'digest'>;

/** Maximum of bad versions that a part remembers. */
const maxBad = 50;

/**
 * The one place that decides on fallback and bad versions of a part: a fallback is not bad, and what page loads get
 * again is bad no longer.
 * @param replaced versions that are taken back
 */
function changePart(
  before: LivePart | undefined,
  { version, digest, lastGood, canary }: LivePart,
  replaced: string[] = [],
): LivePart {
  const { lastGood: _lastGood, canary: _canary, bad: formerBad = [], ...same } = before ?? {};
  const bad = [...new Set([...replaced, ...formerBad])]
    .filter((former) => former !== version && former !== canary?.version)
    .slice(0, maxBad);
  return {
    ...(before?.version === version ? same : {}),
    version,
    digest,
    ...(lastGood && !bad.includes(lastGood.version)
      ? { lastGood: { version: lastGood.version, digest: lastGood.digest } }
      : {}),
    ...(canary ? { canary } : {}),
    ...(bad.length > 0 ? { bad } : {}),
  };
}

/** Takes a part back to an earlier state, with the fallback of that state and without a canary. */
export const restorePart = ({ version, digest, lastGood }: LivePart, before: LivePart): LivePart =>
  changePart(
    before,
    { version, digest, lastGood },
    // A canary of the fallback was good for everybody before.
    [before, before.canary].flatMap((one) =>
      one && one.version !== before.lastGood?.version ? one.version : [],
    ),
  );

/**
 * Puts a version into a part: live for everybody, so that another live version becomes the fallback, or as a canary beside
 * the live version. A canary of the same version keeps its people.
 */
export function placeVersion(
  { version, digest }: NamedVersion,
  before?: LivePart,
  audience?: Audience,
): LivePart {
  const isLive = before?.version === version;
  // A canary needs another live version beside it.
  if (!audience || !before || isLive)
    return changePart(before, { version, digest, lastGood: isLive ? before.lastGood : before });
  const joined = before.canary?.version === version ? before.canary.people : [];
  const people = [...new Set([...joined, ...audience.people])].sort();
  return changePart(before, { ...before, canary: { version, digest, ...audience, people } });
}

/** Puts versions into the live parts: for everybody, or as canaries for an audience. */
export const placeVersions = (
  previous: Revision | undefined,
  versions: PartVersion[],
  canary?: Audience,
): Revision['live'] => ({
  ...previous?.live,
  ...Object.fromEntries(
    versions.map((next) => [next.name, placeVersion(next, previous?.live[next.name], canary)]),
  ),
});

/**
 * Refuses a version that was rolled back, or stopped as a canary. Versions name content, so a later commit can build the
 * same version again.
 */
export function checkBad(before: Revision | undefined, live: Revision['live']): Refusal[] {
  return Object.entries(live).flatMap(([part, { version, canary }]) => {
    const then = before?.live[part];
    const running = [then?.version, then?.canary?.version];
    return [version, canary?.version].flatMap((next) =>
      next === undefined || running.includes(next) || !then?.bad?.includes(next)
        ? []
        : {
            message: `${part} ${next} was rolled back, or stopped as a canary: pnpm release history says why`,
            remedy: 'Publish a fix. If it is these very files: raise the version in package.json, or --force',
          },
    );
  });
}

/** Lists the parts whose entries differ. */
export function changedParts<Entry>(
  before: Record<string, Entry> = {},
  after: Record<string, Entry> = {},
): string[] {
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...names].filter((name) => !isDeepStrictEqual(before[name], after[name])).sort();
}
