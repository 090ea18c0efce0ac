import type { Canary, LivePart } from '@shared/contracts';

/** Which visits get a canary. */
export type Audience = Omit<Canary, 'version' | 'digest'>;

/** How many bad versions a part keeps. */
const badKept = 50;

/** Makes a version live for everybody: what was live until now becomes the fallback version. */
export function promoteVersion(version: string, digest: string, before: LivePart | undefined): LivePart {
  if (before?.version === version) {
    // A canary that is live for all now, or the same version again: its fallback version stays as it was.
    const { canary: _canary, ...rest } = before;
    return { ...rest, digest };
  }
  return rememberBad(
    {
      version,
      digest,
      ...(before ? { lastGood: before.version, lastGoodDigest: before.digest } : {}),
    },
    before,
  );
}

/**
 * Copies the bad versions of a part, and adds more; one that is live again was chosen by name and is removed.
 */
export function rememberBad(part: LivePart, before: LivePart | undefined, more: string[] = []): LivePart {
  const { bad: _bad, revision: _revision, ...rest } = part;
  const bad = [...new Set([...more, ...(before?.bad ?? [])])]
    .filter((version) => version !== part.version && version !== part.canary?.version)
    .slice(0, badKept);
  return bad.length > 0 ? { ...rest, bad } : rest;
}

/** A part with a version live for everybody, or as a canary beside what is live. */
export function place(
  version: string,
  digest: string,
  before: LivePart | undefined,
  audience: Audience | undefined,
): LivePart {
  // What was never live has no version to compare a canary with, and what is live needs none.
  if (!audience || !before || before.version === version) return promoteVersion(version, digest, before);
  return rememberBad({ ...before, canary: { version, digest, ...audience } }, before);
}
