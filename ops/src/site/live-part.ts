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

/** Makes a version live for everybody; the former live version becomes the fallback. */
export function promoteVersion(version: string, digest: string, before: LivePart | undefined): LivePart {
  if (before?.version === version) {
    // The canary ends, or the same version is published again: the fallback version stays.
    const { canary: _canary, ...plain } = before;
    return { ...plain, digest };
  }
  return rememberBad(
    {
      version,
      digest,
      ...(before ? { lastGood: { version: before.version, digest: before.digest } } : {}),
    },
    before,
  );
}

/** Carries over a part's bad versions and adds `more`. A version that is live again is no longer bad. */
export function rememberBad(part: LivePart, before: LivePart | undefined, more: string[] = []): LivePart {
  const { bad: _bad, revision: _revision, ...plain } = part;
  const bad = [...new Set([...more, ...(before?.bad ?? [])])]
    .filter((version) => version !== part.version && version !== part.canary?.version)
    .slice(0, maxBad);
  return bad.length > 0 ? { ...plain, bad } : plain;
}

/** Puts a version into a part: live for everybody, or as a canary beside the live version. */
function placeVersion({ version, digest }: PartVersion, before?: LivePart, audience?: Audience): LivePart {
  // A canary needs another live version beside it.
  if (!audience || !before || before.version === version) return promoteVersion(version, digest, before);
  return rememberBad({ ...before, canary: { version, digest, ...audience } }, before);
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
            part,
            rule: 'bad' as const,
            subject: next,
            message: `${part} ${next} was rolled back, or stopped as a canary: pnpm release history says why`,
            remedy: 'Publish a fix. If it is these very files: raise the version in package.json, or --force',
          },
    );
  });
}

/** Lists the parts that differ between two revisions. */
export function changedParts(before: Revision | undefined, after: Revision['live']): string[] {
  const names = new Set([...Object.keys(before?.live ?? {}), ...Object.keys(after)]);
  return [...names].filter((name) => !isDeepStrictEqual(before?.live[name], after[name])).sort();
}
