import { randomInt } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Preview } from '@ilera/contracts';
import { createLoadingCache } from '../../common/loading-cache';
import type { Ledger } from '../../registry/ledger/ledger';
import { readPreviews } from '../../registry/previews';
import type { ReleaseCache } from '../../registry/releases/release-cache';
import { canariesFor, needsShare } from '../../site/canaries';
import { readInvitation } from '../../site/invitation';
import type { FileCheck } from '../assets/file-check';
import { compose, type AssetUrl, type Composition } from '../revisions/composition';
import { withDevRemotes } from '../revisions/dev-remotes';
import type { RevisionFollower } from '../revisions/revision-follower';
import { shareCookie, invitationCookie, previewCookie } from './choice-cookies';

/** Time after which a change of a preview is seen. */
const previewsMaxAgeMs = 2_000;

/** Why a preview is not shown: it ended or never existed, or the store or its files cannot be read now. */
export type NotShown = 'over' | 'unavailable';

interface Sources {
  ledger: Ledger;
  releases: ReleaseCache;
  assetUrl: AssetUrl;
  fileCheck: FileCheck;
  follower: RevisionFollower;
  opsKey: string | undefined;
  devRemotes: Record<string, string>;
}

/** Creates the choice of versions for page loads: by newest revision, canaries and previews. */
export function createVersionChoice(options: Sources) {
  const { ledger, releases, assetUrl, fileCheck, follower, opsKey, devRemotes } = options;
  const sources = { releases, assetUrl, isDamaged: fileCheck.isDamaged };
  /** Recent compositions with canaries, a preview or fallbacks. */
  const compositions = createLoadingCache<Composition>(64);
  const previews = createLoadingCache<Preview[]>(1, previewsMaxAgeMs);

  /**
   * Composes the newest revision with canaries or a preview. Fallbacks replace versions with damaged files; where a canary
   * cannot be composed, page loads get the live versions.
   * @throws SiteStarting; for a preview also where one of its parts, or the shell, cannot be read
   */
  const liveComposition = async (canaries: string[] = [], preview?: Preview): Promise<Composition> => {
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
  };

  /** Finds a running preview; undefined for an id that is unknown, over, or signed by no trusted key. */
  const findPreview = async (id: string): Promise<Preview | undefined> => {
    // All previews are read at once, so that cookies with made-up ids cost no reads of the store.
    const all = await previews('all', () => readPreviews(ledger, new Date(Date.now())));
    return all.find((preview) => preview.id === id);
  };

  /**
   * Chooses the version of each part for a page load: of the browser's preview, of canaries by share or invitation, else
   * the live one. A preview that cannot be shown is never replaced by the live versions.
   */
  const chooseVersions = async ({ cookies }: FastifyRequest, reply: FastifyReply) => {
    const { revision } = follower.served;
    const { [previewCookie]: id, [shareCookie]: drawn = '' } = cookies;
    if (id !== undefined)
      try {
        const preview = await findPreview(id);
        if (!preview) return notShown('over');
        const composition = await liveComposition([], preview);
        return { composition, preview, invited: undefined };
      } catch {
        return notShown('unavailable');
      }
    let share = /^\d{1,2}$/.test(drawn) ? Number(drawn) : undefined;
    if (share === undefined && needsShare(revision)) {
      share = randomInt(100);
      void reply.setCookie(shareCookie, String(share));
    }
    const invited = readInvitation(cookies[invitationCookie], opsKey);
    const canaries = canariesFor(revision, { share, person: invited });
    const composition = await withDevRemotes(await liveComposition(canaries), devRemotes);
    return { composition, preview: undefined, invited };
  };

  return { liveComposition, findPreview, chooseVersions };
}

const notShown = (why: NotShown) => ({ notShown: why });
