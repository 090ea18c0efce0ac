import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Composition } from '../revisions/composition';
import type { Preview, Revision } from '@shared/contracts';
import type { OverrideCookie } from '../../common/override-cookie';
import { canariesFor } from '../../site/canaries';
import { drawShare, needsShare, readVisitorCookies, shareCookie } from './visitor-cookies';

type VisitSources = Pick<FastifyInstance, 'follower' | 'variants' | 'shown' | 'findPreview' | 'opsKey'>;

/** The versions of one visit, and what an operator's link fixed for it. */
export interface ChosenVersions {
  composition: Composition;
  overrideCookie?: OverrideCookie;
  /** Candidates that this browser looks at. */
  preview?: Preview;
}

/** Why a browser that looks at a preview is not shown it: it is over, or the store or its files fail at present. */
export interface PreviewNotShown {
  notShown: 'over' | 'at present';
}

/**
 * Chooses the version of each part for a visit: the live ones, a canary's for its share of visits, or those
 * of an override cookie or a preview. When a canary cannot be composed, the visit gets the live versions;
 * whoever looks at a preview is never shown them in its place.
 */
export async function chooseVersions(
  request: FastifyRequest,
  reply: FastifyReply,
  { follower, variants, shown, findPreview, opsKey }: VisitSources,
): Promise<ChosenVersions | PreviewNotShown | undefined> {
  const { current } = follower;
  if (!current) return undefined;
  const visit = readVisitorCookies(request.cookies, opsKey);
  const { overrideCookie } = visit;
  if (visit.preview !== undefined)
    return choosePreview(visit.preview, current.revision, { findPreview, variants });
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
  const composition = (await shown(canaries)) ?? current;
  return { composition, ...(overrideCookie ? { overrideCookie } : {}) };
}

async function choosePreview(
  id: string,
  revision: Revision,
  { findPreview, variants }: Pick<VisitSources, 'findPreview' | 'variants'>,
): Promise<ChosenVersions | PreviewNotShown> {
  try {
    const preview = await findPreview(id);
    return preview
      ? { composition: await variants.get(revision, [], preview), preview }
      : { notShown: 'over' };
  } catch {
    return { notShown: 'at present' };
  }
}
