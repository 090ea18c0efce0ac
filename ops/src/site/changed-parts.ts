import type { LivePart, Revision } from '@shared/contracts';

/** Equal text for parts that are the same to visitors and to a rollback. */
const describe = (part: LivePart | undefined): string =>
  JSON.stringify([
    part?.version,
    part?.digest,
    part?.lastGood,
    part?.lastGoodDigest,
    part?.canary && [part.canary.version, part.canary.digest, part.canary.percent, part.canary.people],
    part?.bad,
    part?.revision,
  ]);

/** Parts that differ between two revisions. */
export function changedParts(before: Revision | undefined, after: Revision['live']): string[] {
  const names = new Set([...Object.keys(before?.live ?? {}), ...Object.keys(after)]);
  return [...names].filter((name) => describe(before?.live[name]) !== describe(after[name])).sort();
}

/** Whether a change leaves the version for all visits, and its fallback, as they are: what a canary does. */
export const changesCanariesOnly = (before: Revision | undefined, after: Revision['live']): boolean =>
  changedParts(before, after).every((name) => {
    const [then, now] = [before?.live[name], after[name]];
    return then?.version === now?.version && then?.digest === now?.digest && then?.lastGood === now?.lastGood;
  });
