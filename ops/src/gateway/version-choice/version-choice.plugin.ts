import fp from 'fastify-plugin';
import { LRUCache } from 'lru-cache';
import type { Preview, LivePart, Revision } from '@shared/contracts';
import { readPreviews } from '../../registry/previews';
import { checkLibraries } from '../../site/admission';
import type { FileCheck } from '../assets/file-check';
import type { Composition } from '../revisions/composition';
import type { RevisionFollower } from '../revisions/revision-follower';
import type { VariantCache } from '../revisions/variant-cache';

/** Milliseconds after which a change of a preview is seen. */
const previewsKnownFor = 2_000;

/** Which versions a page load gets: what is shown of the newest revision, operators' links and previews. */
export const versionChoice = fp(async (app) => {
  const { follower, variants, files, ledger } = app;
  app.decorate('shown', createShowComposition(follower, variants, files));
  // All are read at once, so that cookies with made-up ids cost no reads of the store.
  const previews = new LRUCache<'all', Preview[]>({
    max: 1,
    ttl: previewsKnownFor,
    fetchMethod: () => readPreviews(ledger, new Date(Date.now())),
  });
  app.decorate('findPreview', async (id) =>
    (await previews.forceFetch('all')).find((preview) => preview.id === id),
  );
});

/**
 * What page loads get of the newest revision, with canaries or without; undefined while there is none. A variant that
 * cannot be composed is replaced by the live versions.
 */
export type ShowComposition = (canaries?: string[]) => Promise<Composition | undefined>;

/** Shows the newest revision, without versions that are damaged here. */
export function createShowComposition(
  follower: Pick<RevisionFollower, 'current'>,
  variants: VariantCache,
  { isDamaged }: Pick<FileCheck, 'isDamaged'>,
): ShowComposition {
  return async (canaries = []) => {
    const { current } = follower;
    if (!current) return undefined;
    // The shell's fallback version may be too old for the remotes; then only these are replaced.
    for (const mayReplaceShell of [true, false]) {
      const revision = withoutDamaged(
        current.revision,
        (part, version) => (mayReplaceShell || part !== 'shell') && isDamaged(part, version),
      );
      if (revision === current.revision && canaries.length === 0) return current;
      const composition = await variants.get(revision, canaries).catch(() => undefined);
      const isOther = revision.live.shell?.version !== current.revision.live.shell?.version;
      if (composition && (!isOther || fits(composition))) return composition;
    }
    return current;
  };
}

const fits = ({ shell, remotes }: Composition): boolean =>
  Object.values(remotes).every((remote) => checkLibraries(remote, shell).length === 0);

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
