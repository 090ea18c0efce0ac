import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Composition } from './composition';
import type { Pin } from './pins';
import type { StateFollower } from './state-follower';
import type { VariantShelf } from './variant-shelf';
import { canariesFor, canariesOfMask, drawShare, needsShare, readVisit, shareCookie } from './visits';

export interface VisitSources {
  follower: StateFollower;
  variants: VariantShelf;
  opsKey?: string;
}

/** What one visit gets: its composition, and what an operator's link fixed for it. */
export interface ComposedVisit {
  composition: Composition;
  pin?: Pin;
}

/** Chooses the composition of a visit. A canary that cannot be composed must not cost the visitor the page. */
export async function composeVisit(
  request: FastifyRequest,
  reply: FastifyReply,
  { follower, variants, opsKey }: VisitSources,
): Promise<ComposedVisit | undefined> {
  const { current } = follower;
  if (!current) return undefined;
  const visit = readVisit(request.headers.cookie, opsKey);
  const { pin } = visit;
  if (pin?.replay) {
    const state = await follower.read(pin.replay.state).catch(() => undefined);
    if (state)
      return { composition: await variants.get(state, canariesOfMask(state, pin.replay.canaries)), pin };
  }
  if (visit.share === undefined && needsShare(current.state)) {
    visit.share = drawShare();
    const secure = request.protocol === 'https' ? '; Secure' : '';
    reply.header('set-cookie', `${shareCookie}=${visit.share}; Path=/; HttpOnly; SameSite=Lax${secure}`);
  }
  const canaries = canariesFor(current.state, visit);
  const composition =
    canaries.length > 0 ? await variants.get(current.state, canaries).catch(() => current) : current;
  return { composition, ...(pin ? { pin } : {}) };
}
