import type { LivePart } from '@ilera/contracts';
import { ReleaseRefused } from '../../site/refusal';
import type { Ledger } from '../ledger/ledger';
import { artefactKey, isKey } from '../../store/release-store';
import { rememberBad } from '../../site/live-part';

/** How many revisions back a version that is not named in full is looked for. */
const mostRevisions = 500;

/**
 * The part as it was in the version to which a rollback leads.
 * @param to a version or its beginning; unset: the canary's end, or the newest earlier version that was never
 * rolled back; undefined where no other was ever live
 * @throws ReleaseRefused where there is none, or it was never live for everybody: nothing new goes live by a rollback
 */
export async function findTarget(
  ledger: Ledger,
  part: string,
  before: LivePart,
  to: string | undefined,
): Promise<LivePart | undefined> {
  if (to) return findNamed(ledger, part, to);
  // A running canary is rolled back first; the live version stays.
  if (before.canary) return before;
  const { version, lastGood, bad = [] } = before;
  if (lastGood && !bad.includes(lastGood.version))
    return { ...(await findLive(ledger, part, (one) => one === lastGood.version)), ...lastGood };
  const target = await findLive(ledger, part, (one) => one !== version && !bad.includes(one));
  if (target || bad.length === 0) return target;
  throw new ReleaseRefused(
    `Refused, nothing changed: every earlier version of ${part} was rolled back itself:\n` +
      `  ${bad.slice(0, 5).join(', ')}\n  To choose one all the same: --to <version>`,
  );
}

async function findNamed(ledger: Ledger, part: string, to: string): Promise<LivePart> {
  const isUploaded = isKey(to) && (await ledger.store.exists(artefactKey(part, to, 'release.json')));
  const earlier = new Map<string, LivePart>();
  for await (const entry of ledger.newestFirst(isUploaded ? Infinity : mostRevisions)) {
    const then = 'live' in entry ? entry.live[part] : undefined;
    if (then?.version === to) return then;
    if (then && !earlier.has(then.version)) earlier.set(then.version, then);
  }
  const known = [...earlier.keys()];
  const matches = known.filter((version) => version.startsWith(to));
  const match = matches.length === 1 && earlier.get(matches[0] ?? '');
  if (match) return match;
  if (isUploaded && matches.length === 0)
    throw new ReleaseRefused(
      `Refused, nothing changed: ${part} ${to} was never live for everybody, so there is nothing to roll back to.\n` +
        `  Publish it: pnpm release publish ${part} --reason "…"\n` +
        `  While it is a canary: pnpm release canary ${part} --promote`,
    );
  throw new ReleaseRefused(
    matches.length > 1
      ? `"${to}" could be any of ${matches.join(', ')}.`
      : `${part} has no version "${to}" in ${ledger.store.description}. It had: ${known.slice(0, 10).join(', ')}`,
  );
}

/** The part as it was last live in a version for which the predicate holds; no older revisions are read. */
async function findLive(
  ledger: Ledger,
  part: string,
  isWanted: (version: string) => boolean,
): Promise<LivePart | undefined> {
  for await (const entry of ledger.newestFirst(mostRevisions)) {
    const found = 'live' in entry ? entry.live[part] : undefined;
    if (found && isWanted(found.version)) return found;
  }
  return undefined;
}

/** The part as it was then, with its own fallback version, but never a bad one. */
export function restore({ version, digest, lastGood }: LivePart, before: LivePart): LivePart {
  const gone = [before.version, before.canary?.version].flatMap((one) =>
    one === undefined || one === version ? [] : one,
  );
  const hasFallback = lastGood && ![...gone, ...(before.bad ?? [])].includes(lastGood.version);
  return rememberBad({ version, digest, ...(hasFallback ? { lastGood } : {}) }, before, gone);
}
