import type { LivePart, PathGrant, Revision } from '@shared/contracts';
import { canonicalJson } from '../keys/signing';

/** Parts that differ between two revisions. */
export function changedParts(before: Revision | undefined, after: Revision['live']): string[] {
  const names = new Set([...Object.keys(before?.live ?? {}), ...Object.keys(after)]);
  return [...names].filter((name) => canonicalJson(before?.live[name]) !== canonicalJson(after[name])).sort();
}

/** Parts whose version for all visits, or its fallback version, differs: what no change of a canary does. */
export function changedForEverybody(before: Revision | undefined, after: Revision['live']): string[] {
  const forAll = (part: LivePart | undefined): string =>
    JSON.stringify([part?.version, part?.digest, part?.lastGood, part?.lastGoodDigest]);
  return changedParts(before, after).filter((name) => forAll(before?.live[name]) !== forAll(after[name]));
}

/** Remotes whose paths by ops differ between two revisions. */
export function changedGrants(before: Revision | undefined, after: Revision['grants'] = {}): string[] {
  const names = new Set([...Object.keys(before?.grants ?? {}), ...Object.keys(after)]);
  return [...names]
    .filter((name) => canonicalJson(before?.grants?.[name]) !== canonicalJson(after[name]))
    .sort();
}

/** `/extra/* for public, signed-in`, for each grant. */
export const listGrants = (grants: PathGrant[] = []): string =>
  grants.map(({ prefix, access }) => `${prefix} for ${access.join(', ')}`).join('; ');
