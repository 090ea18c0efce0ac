import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Composition } from '../revisions/composition';
import type { Preview } from '@shared/contracts';
import type { OverrideCookie } from '../../keys/override-cookie';
import { canariesFor } from '../../release/canaries';
import { withPreview, type Previews } from './previews';
import type { RevisionFollower } from '../revisions/revision-follower';
import type { VariantCache } from '../revisions/variant-cache';
import { canariesOfMask, drawShare, needsShare, readVisitorCookies, shareCookie } from './visitor-cookies';

export interface VisitSources {
  follower: RevisionFollower;
  variants: VariantCache;
  previews: Previews;
  opsKey?: string;
}

/** The versions of one visit, and what an operator's link fixed for it. */
export interface ChosenVersions {
  composition: Composition;
  overrideCookie?: OverrideCookie;
  /** Candidates that this browser looks at. */
  preview?: Preview;
}

/**
 * Chooses the version of each part for a visit: the live ones, a canary's for its share of visits, or those
 * of an override cookie or a preview. When a canary cannot be composed, the visit gets the live versions.
 */
export async function chooseVersions(
  request: FastifyRequest,
  reply: FastifyReply,
  { follower, variants, previews, opsKey }: VisitSources,
): Promise<ChosenVersions | undefined> {
  const { current } = follower;
  if (!current) return undefined;
  const visit = readVisitorCookies(request.cookies, opsKey);
  const { overrideCookie } = visit;
  if (overrideCookie?.replay) {
    const revision = await follower.read(overrideCookie.replay.revision).catch(() => undefined);
    if (revision)
      return {
        composition: await variants.get(revision, canariesOfMask(revision, overrideCookie.replay.canaries)),
        overrideCookie,
      };
  }
  const preview = visit.preview ? await previews.get(visit.preview).catch(() => undefined) : undefined;
  if (preview) {
    const composition = await variants
      .get(withPreview(current.revision, preview), [], `${preview.id} ${preview.at}`)
      .catch(() => undefined);
    if (composition) return { composition, preview };
  }
  if (visit.share === undefined && needsShare(current.revision)) {
    visit.share = drawShare();
    void reply.setCookie(shareCookie, String(visit.share), {
      path: '/',
      httpOnly: true,
      sameSite: 'lax',
      secure: request.protocol === 'https',
    });
  }
  const canaries = canariesFor(current.revision, { share: visit.share, person: overrideCookie?.person });
  const composition =
    canaries.length > 0 ? await variants.get(current.revision, canaries).catch(() => current) : current;
  return { composition, ...(overrideCookie ? { overrideCookie } : {}) };
}
