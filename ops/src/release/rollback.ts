import type { LivePart, SiteState } from '@shared/contracts';
import { ReleaseRefused } from '../common/release-refused';
import type { Ledger } from '../ledger/ledger';
import type { ReleaseStore } from '../store/release-store';
import { formatRefusals } from './admission';
import { assertAsSeen, assertNotJustRolledBack } from './as-seen';
import { checkChange, digestOf, rememberBad } from './live-parts';
import { preflight } from './preflight';
import { refuseIfAny } from './publish';
import { readRecord } from './upload';

export interface RollbackOptions {
  store: ReleaseStore;
  ledger: Ledger;
  part: string;
  /** A version, or the beginning of one; unset: the newest earlier one that was never rolled back. */
  to?: string;
  by: string;
  reason: string;
  /** What the caller saw live, or as canary: refused where that changed meanwhile. */
  from?: string;
  /** The caller chose the version by name, so that a rollback of minutes ago does not stop it. */
  isChosen?: boolean;
  /** `pause` when a machine decided it. */
  action?: 'rollback' | 'pause';
  force?: boolean;
  severity?: 'now';
  tell?: (line: string) => void;
}

/** How far back earlier versions are looked for. */
const reach = 500;

/** Makes an earlier version of one part live again, by appending a revision. Nothing is rebuilt or copied. */
export async function rollback(options: RollbackOptions): Promise<SiteState> {
  const {
    store,
    ledger,
    part,
    to,
    by,
    reason,
    action = 'rollback',
    force = false,
    severity,
    tell = () => undefined,
  } = options;
  assertReason(reason);
  await preflight(store, ledger);
  return ledger.append(async (previous, at) => {
    const before = previous?.live[part];
    if (!previous || !before) throw new ReleaseRefused(`${part} has no live version.`);
    if (options.from) await assertAsSeen(ledger, part, before, options.from, at);
    if (!options.isChosen && !to) await assertNotJustRolledBack(ledger, part, before, at);
    const isWholePartBad =
      options.from !== undefined && options.from === before.version && action === 'pause';
    const target = await resolveTarget(
      store,
      ledger,
      part,
      isWholePartBad ? withoutCanary(before) : before,
      to,
    );
    const restored = await restore(store, ledger, part, target, before);
    const live = { ...previous.live, [part]: restored };
    const refusals = await checkChange(store, previous.live, live);
    if (!force) refuseIfAny(refusals);
    else if (refusals.length > 0) tell(`Overruled:\n${formatRefusals(refusals)}`);
    return {
      by,
      reason,
      action,
      part,
      ...(refusals.length > 0 ? { forced: true } : {}),
      ...(severity ? { severity } : {}),
      live,
    };
  });
}

/** Every rollback says why. */
export function assertReason(reason: string): void {
  if (!reason.trim())
    throw new ReleaseRefused('A rollback needs --reason "…": whoever reads the history will want to know.');
}

function withoutCanary({ canary: _canary, ...part }: LivePart): LivePart {
  return part;
}

async function resolveTarget(
  store: ReleaseStore,
  ledger: Ledger,
  part: string,
  before: LivePart,
  to: string | undefined,
): Promise<string> {
  if (!to) {
    // A running canary is rolled back first: the live version was never the trouble.
    if (before.canary) return before.version;
    const isBad = (version: string): boolean => before.bad?.includes(version) ?? false;
    const fallback = before.lastGood && !isBad(before.lastGood) ? before.lastGood : undefined;
    const target =
      fallback ??
      (await findLive(ledger, part, (version) => version !== before.version && !isBad(version)))?.version;
    if (target) return target;
    throw new ReleaseRefused(
      before.bad
        ? `Refused, nothing changed: every earlier version of ${part} was rolled back or paused itself:\n` +
            `  ${before.bad.slice(0, 5).join(', ')}\n  To choose one all the same: --to <version>`
        : `${part} ${before.version} is the only version that was ever live.`,
    );
  }
  if (await readRecord(store, part, to)) return to;
  const history = await ledger.recent(reach);
  const earlier = [...new Set(history.flatMap((revision) => revision.live[part]?.version ?? []))];
  const matches = earlier.filter((version) => version.startsWith(to));
  if (matches.length === 1 && matches[0]) return matches[0];
  const known = earlier.slice(0, 10).join(', ');
  throw new ReleaseRefused(
    matches.length > 1
      ? `"${to}" could be any of ${matches.join(', ')}.`
      : `${part} has no version "${to}" in ${store.description}. It had: ${known}`,
  );
}

/** The part as it was last live in a version of that kind; only so many revisions are read as it takes. */
async function findLive(
  ledger: Ledger,
  part: string,
  isWanted: (version: string) => boolean,
): Promise<LivePart | undefined> {
  for await (const { live } of ledger.newestFirst(reach)) {
    const found = live[part];
    if (found && isWanted(found.version)) return found;
  }
  return undefined;
}

/** The part as it was when that version was last live, so that its own fallback comes back with it, never a bad version. */
async function restore(
  store: ReleaseStore,
  ledger: Ledger,
  part: string,
  version: string,
  before: LivePart,
): Promise<LivePart> {
  const digest = await digestOf(store, part, version);
  const then = await findLive(ledger, part, (live) => live === version);
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
