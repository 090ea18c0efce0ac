import type { LivePart, SiteState } from '@shared/contracts';
import type { Ledger } from '../ledger/ledger';
import type { ReleaseStore } from '../store/release-store';
import { formatRefusals } from './admission';
import { checkChange, digestOf } from './live-parts';
import { refuseIfAny } from './publish';
import { ReleaseRefused, readRecord } from './upload';

export interface RollbackOptions {
  store: ReleaseStore;
  ledger: Ledger;
  part: string;
  /** A version, or the beginning of one; unset: the one that was live before. */
  to?: string;
  by: string;
  reason: string;
  /** Only when this version is live, or is the canary. */
  onlyFrom?: string;
  /** `pause` when a machine decided it. */
  action?: 'rollback' | 'pause';
  force?: boolean;
  severity?: 'now';
  tell?: (line: string) => void;
}

/** How far back earlier versions are looked for. */
const reach = 500;

/** Makes an earlier version of one part live again, by appending a state. Nothing is rebuilt or copied. */
export async function rollback(options: RollbackOptions): Promise<SiteState> {
  const {
    store,
    ledger,
    part,
    by,
    reason,
    action = 'rollback',
    force = false,
    severity,
    tell = () => undefined,
  } = options;
  if (!reason.trim())
    throw new ReleaseRefused('A rollback needs --reason "…": whoever reads the history will want to know.');
  return ledger.append(async (previous) => {
    const before = previous?.live[part];
    if (!previous || !before) throw new ReleaseRefused(`${part} has no live version.`);
    if (options.onlyFrom && ![before.version, before.canary?.version].includes(options.onlyFrom)) {
      throw new ReleaseRefused(`${part} ${options.onlyFrom} is not live any more.`);
    }
    const failing = options.onlyFrom !== undefined && options.onlyFrom === before.version;
    const target = await resolveTarget(
      store,
      ledger,
      part,
      failing ? withoutCanary(before) : before,
      options.to,
    );
    const live = { ...previous.live, [part]: await restore(store, ledger, part, target) };
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
    // A running canary is what is taken back first: the live version was never the trouble.
    if (before.canary) return before.version;
    const target =
      before.lastGood ?? (await findLive(ledger, part, (version) => version !== before.version))?.version;
    if (!target)
      throw new ReleaseRefused(`${part} ${before.version} is the only version that was ever live.`);
    return target;
  }
  if (await readRecord(store, part, to)) return to;
  const history = await ledger.recent(reach);
  const earlier = [...new Set(history.flatMap((state) => state.live[part]?.version ?? []))];
  const matches = earlier.filter((version) => version.startsWith(to));
  if (matches.length === 1 && matches[0]) return matches[0];
  const known = earlier.slice(0, 10).join(', ');
  throw new ReleaseRefused(
    matches.length > 1
      ? `"${to}" could be any of ${matches.join(', ')}.`
      : `${part} has no version "${to}" in ${store.description}. It had: ${known}`,
  );
}

/** The part as it was last live in a version of that kind; only so many states are read as it takes. */
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

/** The part as it was when that version was last live, so that its own fallback comes back with it, never the bad version. */
async function restore(
  store: ReleaseStore,
  ledger: Ledger,
  part: string,
  version: string,
): Promise<LivePart> {
  const digest = await digestOf(store, part, version);
  const then = await findLive(ledger, part, (live) => live === version);
  return {
    version,
    digest,
    ...(then?.lastGood ? { lastGood: then.lastGood } : {}),
    ...(then?.lastGoodDigest ? { lastGoodDigest: then.lastGoodDigest } : {}),
  };
}
