import { randomInt } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import type { Preview } from '@ilera/contracts';
import { createLoadingCache } from '../../common/loading-cache';
import { readPreviews } from '../../registry/previews';
import { canariesFor, needsShare } from '../../site/canaries';
import { compose, type Composition } from '../revisions/composition';
import { withDevRemotes } from '../revisions/dev-remotes';
import { shareCookie, invitationCookie, previewCookie, readInvitation } from './choice-cookies';

declare module 'fastify' {
  interface FastifyInstance {
    /**
     * The newest revision, with these canaries or this preview in it. Fallback versions stand in for those with damaged
     * files; where a canary cannot be composed, page loads get the live versions.
     * @throws SiteStarting; for a preview also where a part of it, or the shell, cannot be read
     */
    liveComposition: (canaries?: string[], preview?: Preview) => Promise<Composition>;
    /** A preview that can be looked at; undefined for one that is unknown, over, or not believed. */
    findPreview: (id: string) => Promise<Preview | undefined>;
  }
}

/** Milliseconds after which a change of a preview is seen. */
const previewsKnownFor = 2_000;

/** Which versions a page load gets: what is shown of the newest revision, invitations to canaries, and previews. */
export const versionChoice = fp(async (app) => {
  const { follower, fileCheck, ledger, releases, assetUrl } = app;
  const sources = { releases, assetUrl, isDamaged: fileCheck.isDamaged };
  /** The latest ones with canaries, previews or fallback versions. */
  const compositions = createLoadingCache<Composition>(64);
  app.decorate('liveComposition', async (canaries = [], preview) => {
    const { served } = follower;
    const { damaged } = fileCheck;
    if (!preview && canaries.length === 0 && damaged.length === 0) return served;
    const { revision } = served;
    const key = JSON.stringify([revision.n, canaries, preview?.id, preview?.at, damaged]);
    const composed = compositions(key, async () => {
      const live = { ...revision.live, ...preview?.parts };
      const composition = await compose({ ...revision, live }, sources, canaries);
      const { shell, remotes } = composition;
      for (const [name, { version }] of Object.entries(preview?.parts ?? {}))
        if ({ ...remotes, shell }[name]?.version !== version)
          throw new Error(`${name} ${version} is not in the store.`);
      return composition;
    });
    return preview ? composed : composed.catch(() => served);
  });
  // All are read at once, so that cookies with made-up ids cost no reads of the store.
  const previews = createLoadingCache<Preview[]>(1, previewsKnownFor);
  app.decorate('findPreview', async (id) => {
    const all = await previews('all', () => readPreviews(ledger, new Date(Date.now())));
    return all.find((preview) => preview.id === id);
  });
});

/** Why a browser that looks at a preview is not shown it: it is over, or the store or its files fail at present. */
export type NotShown = 'over' | 'at present';

/**
 * Chooses the version of each part for a page load: of a preview that its browser looks at, of canaries by share or
 * invitation, else the live one. A preview that cannot be shown is never replaced by the live versions.
 */
export async function chooseVersions(
  request: FastifyRequest,
  reply: FastifyReply,
  { follower, liveComposition, findPreview, opsKey, devRemotes }: FastifyInstance,
) {
  const { revision } = follower.served;
  const { cookies } = request;
  const { [previewCookie]: id, [shareCookie]: drawn = '' } = cookies;
  if (id !== undefined)
    try {
      const preview = await findPreview(id);
      if (!preview) return notShown('over');
      const composition = await liveComposition([], preview);
      return { composition, preview, invited: undefined };
    } catch {
      return notShown('at present');
    }
  let share = /^\d{1,2}$/.test(drawn) ? Number(drawn) : undefined;
  if (share === undefined && needsShare(revision)) {
    share = randomInt(100);
    void reply.setCookie(shareCookie, String(share));
  }
  const invited = readInvitation(cookies[invitationCookie], opsKey);
  const canaries = canariesFor(revision, { share, person: invited });
  const live = await liveComposition(canaries);
  const composition = devRemotes ? await withDevRemotes(live, devRemotes) : live;
  return { composition, preview: undefined, invited };
}

const notShown = (why: NotShown) => ({ notShown: why });
