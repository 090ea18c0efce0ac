import type { LivePart, Release, Revision } from '@shared/contracts';
import type { ReleaseStore } from '../store/release-store';
import { checkComposition } from './admission';
import { resolveOwnRoutes } from './own-routes';
import { onlyNew, type Candidate, type Refusal } from './refusal';
import { ReleaseRefused } from '../common/release-refused';
import { readRecord } from './upload';

export type LiveParts = Revision['live'];

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
      ...(before ? { lastGood: before.version } : {}),
      ...(before?.digest ? { lastGoodDigest: before.digest } : {}),
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

/** The hash of a version that must be in the store. */
export async function digestOf(store: ReleaseStore, name: string, version: string): Promise<string> {
  const record = await readRecord(store, name, version);
  if (!record) throw new ReleaseRefused(`${name} ${version} is not in ${store.description}.`);
  return record.digest;
}

/** What is compared: the live parts, and the paths that ops granted. */
type LiveSite = Pick<Revision, 'live' | 'grants'>;

/**
 * The refusals of a change from one set of live parts to another.
 * @param grants unset: they stay as they are
 */
export async function checkChange(
  store: ReleaseStore,
  before: LiveSite | undefined,
  live: LiveParts,
  grants = before?.grants,
): Promise<Refusal[]> {
  const refusals = await checkLive(store, { live, ...(grants && { grants }) });
  if (refusals.length === 0 || !before) return refusals;
  return onlyNew(refusals, await checkLive(store, before));
}

/** What a change has the live shell ignore, without anything being wrong: addresses that it is too old for. */
export async function noticesOfChange(
  store: ReleaseStore,
  before: LiveSite | undefined,
  live: LiveParts,
): Promise<string[]> {
  const noticesOf = async (site: LiveSite): Promise<string[]> => {
    const newest = (part: LivePart): string => part.canary?.version ?? part.version;
    const known = site.live.shell && (await readRecord(store, 'shell', newest(site.live.shell)));
    if (!known || known.release.routeRules) return [];
    const { shell, ...rest } = await load(store, site, newest);
    return shell ? resolveOwnRoutes({ shell, ...rest }).notices : [];
  };
  const notices = await noticesOf({ ...before, live });
  const known = notices.length > 0 && before ? await noticesOf(before) : [];
  return notices.filter((notice) => !known.includes(notice));
}

/** The refusals of a set of live parts, also with each canary in its part's place. */
async function checkLive(store: ReleaseStore, site: LiveSite): Promise<Refusal[]> {
  const usual = await load(store, site, (part) => part.version);
  const canaries = Object.values(site.live).some((part) => part.canary);
  if (!canaries) return checkComposition(usual);
  const early = await load(store, site, (part) => part.canary?.version ?? part.version);
  const refusals = [...checkComposition(usual), ...checkComposition(early)];
  return refusals.filter(
    (one, index) => refusals.findIndex((other) => other.message === one.message) === index,
  );
}

async function load(
  store: ReleaseStore,
  { live, grants }: LiveSite,
  choose: (part: LivePart) => string,
): Promise<Candidate> {
  const entries = await Promise.all(
    Object.entries(live).map(
      async ([name, part]) => [name, (await readRecord(store, name, choose(part)))?.release] as const,
    ),
  );
  const { shell, ...remotes } = Object.fromEntries<Release | undefined>(entries);
  return { shell, remotes, ...(grants && { grants }) };
}
