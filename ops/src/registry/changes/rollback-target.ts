import type { LivePart } from '@shared/contracts';
import { ReleaseRefused } from '../../site/refusal';
import type { Ledger } from '../ledger/ledger';
import { artefactKey } from '../../store/release-store';
import { rememberBad } from '../../site/place-version';
import { digestOf } from './check-change';

/** How many revisions back a version that is not named in full is looked for. */
const reach = 500;

/**
 * The version to which a rollback of a part leads.
 * @param to a version or its beginning; unset: the canary's end, or the newest earlier version that was never
 * rolled back; undefined where no other was ever live
 * @throws ReleaseRefused where there is none, or it was never live for everybody: nothing new goes live by a rollback
 */
export async function findTarget(
  ledger: Ledger,
  part: string,
  before: LivePart,
  to: string | undefined,
): Promise<string | undefined> {
  if (!to) {
    // A running canary is rolled back first; the live version stays.
    if (before.canary) return before.version;
    const isBad = (version: string): boolean => before.bad?.includes(version) ?? false;
    const fallback = before.lastGood && !isBad(before.lastGood) ? before.lastGood : undefined;
    const target =
      fallback ??
      (await findLive(ledger, part, (version) => version !== before.version && !isBad(version)))?.version;
    if (target) return target;
    if (!before.bad) return undefined;
    throw new ReleaseRefused(
      `Refused, nothing changed: every earlier version of ${part} was rolled back itself:\n` +
        `  ${before.bad.slice(0, 5).join(', ')}\n  To choose one all the same: --to <version>`,
    );
  }
  const isUploaded = await ledger.store.exists(artefactKey(part, to, 'release.json'));
  if (isUploaded && (await findLive(ledger, part, (version) => version === to, Infinity))) return to;
  const history = await ledger.recent(reach);
  const earlier = [...new Set(history.flatMap((revision) => revision.live[part]?.version ?? []))];
  const matches = earlier.filter((version) => version.startsWith(to));
  if (matches.length === 1 && matches[0]) return matches[0];
  if (isUploaded && matches.length === 0)
    throw new ReleaseRefused(
      `Refused, nothing changed: ${part} ${to} was never live for everybody, so there is nothing to roll back to.\n` +
        `  Publish it: pnpm release publish ${part} --reason "…"\n` +
        `  While it is a canary: pnpm release canary ${part} --promote`,
    );
  const known = earlier.slice(0, 10).join(', ');
  throw new ReleaseRefused(
    matches.length > 1
      ? `"${to}" could be any of ${matches.join(', ')}.`
      : `${part} has no version "${to}" in ${ledger.store.description}. It had: ${known}`,
  );
}

/**
 * The part as it was last live in a version for which the predicate holds; no older revisions are read.
 * @param most how many revisions are looked at
 */
async function findLive(
  ledger: Ledger,
  part: string,
  isWanted: (version: string) => boolean,
  most = reach,
): Promise<LivePart | undefined> {
  for await (const { live } of ledger.newestFirst(most)) {
    const found = live[part];
    if (found && isWanted(found.version)) return found;
  }
  return undefined;
}

/**
 * The part as it was when that version was last live, with its own fallback version, but never a bad one.
 * @throws ReleaseRefused where the store has another record of it than that revision names
 */
export async function restore(
  ledger: Ledger,
  part: string,
  version: string,
  before: LivePart,
): Promise<LivePart> {
  const named = version === before.lastGood ? before.lastGoodDigest : undefined;
  const then = await findLive(ledger, part, (live) => live === version, named ? reach : Infinity);
  const digest = await digestOf(ledger.store, part, version, named ?? then?.digest);
  const gone = [before.version, before.canary?.version].filter((one) => one !== undefined && one !== version);
  const isBad = then?.lastGood && [...gone, ...(before.bad ?? [])].includes(then.lastGood);
  return rememberBad(
    {
      version,
      digest,
      ...(then?.lastGood && !isBad ? { lastGood: then.lastGood } : {}),
      ...(then?.lastGoodDigest && !isBad ? { lastGoodDigest: then.lastGoodDigest } : {}),
    },
    before,
    gone.flatMap((one) => one ?? []),
  );
}
