import { randomInt } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Composition } from '../revisions/composition';
import type { Preview } from '@shared/contracts';
import { readOverrideCookie, type OverrideCookie } from '../../common/override-cookie';
import { canariesFor } from '../../site/canaries';
import { needsShare, overrideCookieName, previewCookie, shareCookie } from './visitor-cookies';

type VersionSources = Pick<
  FastifyInstance,
  'follower' | 'composeVariant' | 'shown' | 'findPreview' | 'opsKey'
>;

/** The versions of one page load, and what an operator's link fixed for it. */
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
 * Chooses the version of each part for a page load: the live ones, a canary's for its share, or those
 * of an override cookie or a preview. When a canary cannot be composed, the page gets the live versions;
 * whoever looks at a preview is never shown them in its place.
 */
export async function chooseVersions(
  request: FastifyRequest,
  reply: FastifyReply,
  { follower, composeVariant, shown, findPreview, opsKey }: VersionSources,
): Promise<ChosenVersions | PreviewNotShown | undefined> {
  const { current } = follower;
  if (!current) return undefined;
  const { cookies } = request;
  const overrideCookie = readOverrideCookie(cookies[overrideCookieName], opsKey);
  const { [previewCookie]: id, [shareCookie]: drawn = '' } = cookies;
  if (id !== undefined)
    try {
      const preview = await findPreview(id);
      if (!preview) return { notShown: 'over' };
      return { composition: await composeVariant(current.revision, [], preview), preview };
    } catch {
      return { notShown: 'at present' };
    }
  let share = /^\d{1,2}$/.test(drawn) ? Number(drawn) : undefined;
  if (share === undefined && needsShare(current.revision)) {
    share = randomInt(100);
    void reply.setCookie(shareCookie, String(share), {
      path: '/',
      httpOnly: true,
      sameSite: 'lax',
      secure: request.protocol === 'https',
    });
  }
  const canaries = canariesFor(current.revision, { share, person: overrideCookie?.person });
  const composition = (await shown(canaries)) ?? current;
  return { composition, ...(overrideCookie ? { overrideCookie } : {}) };
}
