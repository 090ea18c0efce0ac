import type { LivePart, Revision } from '@ilera/contracts';
import { ReleaseRefused } from '../../site/refusal';
import type { Ledger } from '../ledger/ledger';
import { artefactKey } from '../../store/release-store';
import { rememberBad } from '../../site/live-part';

/**
 * The part as it was in the version to which a rollback leads; undefined where no other version was ever live.
 * @param to that version, or its beginning. Unset: a canary ends, and the live version stays; without a canary it is the
 * newest earlier version that was never rolled back
 * @param from the version that the caller saw. Where that is the live one, it is rolled back although a canary runs
 * @throws ReleaseRefused where there is no such version, or it was never live for everybody: a rollback makes nothing new live
 */
export async function findTarget(
  ledger: Ledger,
  part: string,
  before: LivePart,
  { from, to }: { from?: string; to?: string },
): Promise<LivePart | undefined> {
  if (to) return findNamed(ledger, part, before, to);
  // A running canary is rolled back first, unless the live version is named.
  if (before.canary && from !== before.version) return before;
  const { version, bad = [] } = before;
  const lastGood = bad.includes(before.lastGood?.version ?? '') ? undefined : before.lastGood;
  for await (const one of versionsBack(ledger, part, before))
    if (lastGood ? one.version === lastGood.version : ![version, ...bad].includes(one.version)) return one;
  if (lastGood || bad.length === 0) return lastGood;
  throw new ReleaseRefused(
    `Refused, nothing changed: every earlier version of ${part} was rolled back itself:\n` +
      `  ${bad.slice(0, 5).join(', ')}\n  To choose one all the same: --to <version>`,
  );
}

async function findNamed(ledger: Ledger, part: string, before: LivePart, to: string): Promise<LivePart> {
  const known = new Map<string, LivePart>();
  for await (const then of versionsBack(ledger, part, before)) {
    if (then.version === to) return then;
    if (!known.has(then.version)) known.set(then.version, then);
  }
  const [match, ...others] = [...known.values()].filter(({ version }) => version.startsWith(to));
  if (match && others.length === 0) return match;
  if (match)
    throw new ReleaseRefused(
      `"${to}" could be any of ${[match, ...others].map(({ version }) => version).join(', ')}.`,
    );
  throw new ReleaseRefused(
    `Refused, nothing changed: ${part} ${to} was never live for everybody. There were: ${[...known.keys()].slice(0, 10).join(', ')}.\n` +
      `  What is new goes live by pnpm release publish ${part}, a canary by pnpm release canary ${part} --promote`,
  );
}

/** The part as it is, and as it was before each of its changes: it names the revision that changed it last. */
async function* versionsBack(ledger: Ledger, part: string, before: LivePart): AsyncGenerator<LivePart, void> {
  for (let now: LivePart | undefined = before; now;) {
    yield now;
    const [then]: Revision[] = now.revision ? await ledger.recent(1, now.revision - 1) : [];
    now = then?.live[part];
  }
}

/** The part as it was then, with its own fallback version, but never a bad one, or one that was pruned. */
export async function restore(
  { store }: Ledger,
  part: string,
  { version, digest, lastGood }: LivePart,
  before: LivePart,
): Promise<LivePart> {
  const gone = [before.version, before.canary?.version].flatMap((one) =>
    one === undefined || one === version ? [] : one,
  );
  const hasFallback =
    lastGood &&
    ![...gone, ...(before.bad ?? [])].includes(lastGood.version) &&
    (await store.get(artefactKey(part, lastGood.version, 'release.json')));
  return rememberBad({ version, digest, ...(hasFallback ? { lastGood } : {}) }, before, gone);
}
