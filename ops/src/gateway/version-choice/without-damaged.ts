import type { LivePart, Revision } from '@shared/contracts';

/**
 * A revision as this gateway can serve it: parts in their fallback version while the files of the live one do not
 * come as published, and canaries in the live one. The same object where nothing is damaged.
 */
export function withoutDamaged(
  revision: Revision,
  isDamaged: (part: string, version: string) => boolean,
): Revision {
  const live = Object.entries(revision.live).map(([name, part]) => [
    name,
    withoutDamagedPart(part, (version) => isDamaged(name, version)),
  ]);
  const isSame = live.every(([name, part]) => revision.live[name as string] === part);
  return isSame ? revision : { ...revision, live: Object.fromEntries(live) as Revision['live'] };
}

function withoutDamagedPart(part: LivePart, isDamaged: (version: string) => boolean): LivePart {
  const { lastGood, lastGoodDigest, digest, canary, ...rest } = part;
  const isPaused = isDamaged(part.version) && lastGood !== undefined && !isDamaged(lastGood);
  const isCanaryDamaged = canary !== undefined && isDamaged(canary.version);
  if (!isPaused && !isCanaryDamaged) return part;
  const shown = isPaused
    ? { version: lastGood, digest: lastGoodDigest ?? '' }
    : { version: part.version, digest };
  return {
    ...rest,
    ...(!isPaused && lastGood && { lastGood, ...(lastGoodDigest && { lastGoodDigest }) }),
    ...shown,
    // A damaged canary stays one, so that support codes mean the same; its page loads get what all others get.
    ...(canary && {
      canary: isCanaryDamaged ? { percent: canary.percent, people: canary.people, ...shown } : canary,
    }),
  };
}
