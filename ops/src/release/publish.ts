import type { Canary, LivePart, SiteState } from '@shared/contracts';
import type { BuiltPart } from '../build/build-parts';
import type { Ledger } from '../ledger/ledger';
import type { ReleaseStore } from '../store/release-store';
import { formatRefusals, type Refusal } from './admission';
import { checkChange, digestOf, takeOver, type LiveParts } from './live-parts';
import { checkSkew } from './skew';
import { ReleaseRefused, uploadRelease } from './upload';

export interface PublishOptions {
  store: ReleaseStore;
  ledger: Ledger;
  parts: BuiltPart[];
  by: string;
  reason: string;
  /** What happens when the parts do not work together: a refusal, or a warning and go on (recorded as forced). */
  admission?: 'refuse' | 'overrule';
  /** Found before the upload: sizes over budget. */
  refusals?: Refusal[];
  /** Asks for a pass of `pnpm e2e:skew` where shared/runtime changed. */
  askForSkew?: boolean;
  /** Only some visits get it. */
  canary?: Omit<Canary, 'version' | 'digest'>;
  severity?: 'now';
  /** Says what would happen, and changes nothing that anybody could see. */
  dryRun?: boolean;
  tell?: (line: string) => void;
}

/** Uploads what the store does not have, and makes it live in one new state. Answers nothing when all was live already. */
export async function publish(options: PublishOptions): Promise<SiteState | undefined> {
  const {
    store,
    ledger,
    parts,
    by,
    reason,
    admission = 'refuse',
    severity,
    canary,
    tell = () => undefined,
  } = options;
  if (!options.dryRun && admission === 'refuse') refuseIfAny(options.refusals ?? []);
  for (const part of parts) {
    const outcome = await uploadRelease(store, part);
    if (outcome === 'uploaded') tell(`  ${part.name} ${part.version} uploaded, every file verified`);
  }
  const digests = new Map<string, string>();
  for (const { name, version } of parts) digests.set(name, await digestOf(store, name, version));

  const decide = async (previous: SiteState | undefined): Promise<Decision> => {
    const live: LiveParts = { ...previous?.live };
    for (const { name, version } of parts) {
      live[name] = place(version, digests.get(name) ?? '', live[name], canary);
    }
    return {
      live,
      refusals: [
        ...(options.refusals ?? []),
        ...(await checkChange(store, previous?.live, live)),
        ...(options.askForSkew ? await checkSkew(store, previous?.live, live) : []),
      ],
    };
  };

  const newest = await ledger.newest();
  if (newest && parts.every((part) => isPlaced(part, newest.live[part.name], canary))) return undefined;
  if (options.dryRun) {
    const { refusals } = await decide(newest);
    tell(
      refusals.length > 0
        ? `Would be refused:\n${formatRefusals(refusals)}`
        : `Would become state ${(newest?.n ?? 0) + 1}`,
    );
    return undefined;
  }
  return ledger.append(async (previous) => {
    const { live, refusals } = await decide(previous);
    if (admission === 'refuse') refuseIfAny(refusals);
    else if (refusals.length > 0) tell(`Overruled:\n${formatRefusals(refusals, 5)}`);
    return {
      by,
      reason,
      action: previous ? (canary ? 'canary' : 'publish') : 'init',
      ...(parts.length === 1 && parts[0] ? { part: parts[0].name } : {}),
      ...(refusals.length > 0 ? { forced: true } : {}),
      ...(severity ? { severity } : {}),
      live,
    };
  });
}

interface Decision {
  live: LiveParts;
  refusals: Refusal[];
}

/** Throws one message that names every reason and what to do about it. */
export function refuseIfAny(refusals: Refusal[]): void {
  if (refusals.length === 0) return;
  throw new ReleaseRefused(
    `Refused, nothing changed:\n${formatRefusals(refusals)}\n  To go ahead all the same: --force`,
  );
}

function place(
  version: string,
  digest: string,
  before: LivePart | undefined,
  canary: PublishOptions['canary'],
): LivePart {
  // A part that was never live has nobody to compare a canary with.
  if (!canary || !before) return takeOver(version, digest, before);
  return { ...before, canary: { version, digest, ...canary } };
}

function isPlaced(part: BuiltPart, live: LivePart | undefined, canary: PublishOptions['canary']): boolean {
  if (canary) return live?.canary?.version === part.version && live.canary.percent === canary.percent;
  return live?.version === part.version && !live.canary;
}
