import { isDeepStrictEqual } from 'node:util';
import type { Canary, LivePart, NamedVersion, Revision } from '@ilera/contracts';
import type { Refusal } from './refusal';

/** One version of one part, with the hash of its record in the store. */
export type PartVersion = NamedVersion & { name: string };

/** The versions of a part that page loads can get: the live one, its canary, and the last good one. */
export const versionsOf = ({ version, digest, canary, lastGood }: LivePart): NamedVersion[] => [
  { version, digest },
  ...(canary ? [canary] : []),
  ...(lastGood ? [lastGood] : []),
];

/** The same of all parts. */
export const versionsIn = (live: Revision['live']): PartVersion[] =>
  Object.entries(live).flatMap(([name, part]) => versionsOf(part).map((one) => ({ name, ...one })));

/** Whether a revision shows a version to anybody. */
export const offers = ({ live }: Revision, part: string, version: string): boolean =>
  versionsIn(live).some((one) => one.name === part && one.version === version);

/** Which page loads get a canary. */
export type Audience = Omit<Canary, 'version' | 'digest'>;

/** How many bad versions a part keeps. */
const badKept = 50;

/** Makes a version live for everybody: what was live until now becomes the fallback version. */
export function promoteVersion(version: string, digest: string, before: LivePart | undefined): LivePart {
  if (before?.version === version) {
    // The canary ends, or the same version is published again: the fallback version stays.
    const { canary: _canary, ...rest } = before;
    return { ...rest, digest };
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

/** Keeps a part's list of bad versions and adds to it. A version that somebody made live again is no longer bad. */
export function rememberBad(part: LivePart, before: LivePart | undefined, more: string[] = []): LivePart {
  const { bad: _bad, revision: _revision, ...rest } = part;
  const bad = [...new Set([...more, ...(before?.bad ?? [])])]
    .filter((version) => version !== part.version && version !== part.canary?.version)
    .slice(0, badKept);
  return bad.length > 0 ? { ...rest, bad } : rest;
}

/** A part with a version live for everybody, or as a canary beside what is live. */
export function livePart(
  version: string,
  digest: string,
  before: LivePart | undefined,
  audience: Audience | undefined,
): LivePart {
  // A canary needs a live version beside it, and another one than its own.
  if (!audience || !before || before.version === version) return promoteVersion(version, digest, before);
  return rememberBad({ ...before, canary: { version, digest, ...audience } }, before);
}

/**
 * Refuses a version that was rolled back, or stopped as a canary. A version names its content, so a later commit can
 * build the same one again.
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

/** Parts that differ between two revisions. */
export function changedParts(before: Revision | undefined, after: Revision['live']): string[] {
  const names = new Set([...Object.keys(before?.live ?? {}), ...Object.keys(after)]);
  return [...names].filter((name) => !isDeepStrictEqual(before?.live[name], after[name])).sort();
}
