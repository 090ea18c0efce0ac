import { randomInt } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { readOverrideCookie } from '../../common/override-cookie';
import { canariesFor } from '../../site/canaries';
import { needsShare, overrideCookieName, previewCookie, shareCookie } from './visitor-cookies';

/** Why a browser that looks at a preview is not shown it: it is over, or the store or its files fail at present. */
export type NotShown = 'over' | 'at present';

/**
 * Chooses the version of each part for a page load: the live ones, a canary's for its share, or those
 * of an override cookie or a preview. When a canary cannot be composed, the page gets the live versions;
 * whoever looks at a preview is never shown them in its place. Undefined while nothing is known of what is live.
 */
export async function chooseVersions(
  request: FastifyRequest,
  reply: FastifyReply,
  { follower, composeVariant, shown, findPreview, opsKey }: FastifyInstance,
) {
  const { current } = follower;
  if (!current) return undefined;
  const { cookies } = request;
  const overrideCookie = readOverrideCookie(cookies[overrideCookieName], opsKey);
  const { [previewCookie]: id, [shareCookie]: drawn = '' } = cookies;
  if (id !== undefined)
    try {
      const preview = await findPreview(id);
      if (!preview) return notShown('over');
      const composition = await composeVariant(current.revision, [], preview);
      return { composition, preview, overrideCookie: undefined };
    } catch {
      return notShown('at present');
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
  return { composition, preview: undefined, overrideCookie };
}

const notShown = (why: NotShown) => ({ notShown: why });
