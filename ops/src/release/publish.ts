import type { CandidatePass, Canary, LivePart, Revision, SourceTree } from '@shared/contracts';
import { toIntegrity } from '@shared/contracts/integrity';
import type { BuiltPart } from '../build/built-part';
import { ReleaseRefused } from '../common/release-refused';
import { changedForEverybody } from '../ledger/changed-parts';
import type { Ledger } from '../ledger/ledger';
import { place } from '../ledger/place-version';
import type { ReleaseStore } from '../store/release-store';
import { readOnce } from '../store/read-once';
import { openScratchStore } from '../store/scratch-store';
import { checkBad } from './check-bad';
import { checkPasses } from './check-passes';
import { formatRefusals, type Refusal } from './refusal';
import { describeChange, lastChange } from './refuse-if-changed';
import { refuseIfFrozen } from './freeze';
import { checkChange, noticesOfChange, type LiveParts } from './live-parts';
import { preflight } from './preflight';
import { checkSkew } from './skew';
import { uploadRelease } from './upload';

export interface PublishOptions {
  store: ReleaseStore;
  ledger: Ledger;
  parts: BuiltPart[];
  by: string;
  reason: string;
  /** For parts that do not work together: a refusal, or a warning with a record that it was forced. */
  admission?: 'refuse' | 'overrule';
  /** Found before the upload: parts over their budgets. */
  refusals?: Refusal[];
  /** Requires a pass of `pnpm e2e:skew` where shared/runtime changed. */
  askForSkew?: boolean;
  /** Makes it live for some visits only. */
  canary?: Omit<Canary, 'version' | 'digest'>;
  /** Ends a running canary of another version. */
  replaceCanary?: boolean;
  severity?: 'now';
  /** The sources of the build, for the history. */
  tree?: SourceTree;
  /** Prints the effects, and writes nothing. */
  dryRun?: boolean;
  tell?: (line: string) => void;
}

/**
 * Uploads what the store does not have, and makes it live in one new revision. Undefined when everything was
 * live already.
 */
export async function publish(options: PublishOptions): Promise<Revision | undefined> {
  const { ledger, parts, by, reason, severity, canary, tree } = options;
  const isForced = options.admission === 'overrule';
  const tell = options.tell ?? (() => undefined);
  const store = options.dryRun ? openScratchStore(options.store) : options.store;
  await preflight(options.store, ledger, { tell, refusesByNotes: !isForced });
  const newest = await ledger.newest();
  if (!options.dryRun) refuseUnlessForced(options.refusals ?? [], isForced);
  const digests = await uploadAll(store, parts, options.dryRun ? () => undefined : tell);
  if (newest && parts.every((part) => isPlaced(part, newest.live[part.name], canary))) return undefined;

  // Published releases never change: whoever was not first decides again without reading them again.
  const records = readOnce(store);
  const decide = async (previous: Revision | undefined, at: string): Promise<Decision> => {
    const live: LiveParts = { ...previous?.live };
    for (const { name, version } of parts) {
      live[name] = place(version, digests.get(name) ?? '', live[name], canary);
    }
    if (canary) firstVersions(parts, previous).forEach(tell);
    (await noticesOfChange(records, previous, live)).forEach(tell);
    const passed = await checkPasses({ store, ledger, before: previous, live, at });
    return {
      live,
      passes: passed.passes,
      refusals: [
        ...passed.refusals,
        ...(options.refusals ?? []),
        ...checkBad(previous, live),
        ...(await checkChange(records, previous, live)),
        ...(options.askForSkew ? await checkSkew(store, previous?.live, live) : []),
      ],
    };
  };

  if (options.dryRun) {
    const { refusals } = await decide(newest, new Date().toISOString());
    tell(
      refusals.length > 0
        ? `Would be refused:\n${formatRefusals(refusals)}`
        : `Would become revision ${(await ledger.newestNumber(newest?.n)) + 1}`,
    );
    return undefined;
  }
  return ledger.append(async (previous, at) => {
    refuseIfFrozen(previous, at);
    if (!options.replaceCanary) await refuseOverCanaries(ledger, previous, parts, by, at);
    const { live, passes, refusals } = await decide(previous, at);
    const forced = refuseUnlessForced(refusals, isForced, tell);
    return {
      by,
      reason,
      action: previous ? publishAction(previous, live, canary !== undefined) : 'init',
      ...(parts.length === 1 && parts[0] ? { part: parts[0].name } : {}),
      ...forced,
      ...(severity ? { severity } : {}),
      ...(tree ? { tree } : {}),
      ...(passes.length > 0 ? { passes } : {}),
      live,
    };
  });
}

/** The action of a publish: `canary` where nothing changes for the visits that do not get one. */
export const publishAction = (
  previous: Revision | undefined,
  live: LiveParts,
  isCanary: boolean,
): 'canary' | 'publish' =>
  isCanary && changedForEverybody(previous, live).length === 0 ? 'canary' : 'publish';

interface Decision {
  live: LiveParts;
  passes: CandidatePass[];
  refusals: Refusal[];
}

/** Uploads parts into the store, and returns the hash of each one's record. */
export async function uploadAll(
  store: ReleaseStore,
  parts: BuiltPart[],
  tell: (line: string) => void,
): Promise<Map<string, string>> {
  const digests = new Map<string, string>();
  for (const part of parts) {
    const { release, digest, isNew } = await uploadRelease(store, part);
    if (isNew) tell(`  ${part.name} ${part.version} uploaded, every file verified`);
    else if (part.record && toIntegrity(part.record) !== digest)
      tell(
        `  ${part.name} ${part.version} is there already, the same files built from ${release.commit} at ${release.builtAt}: that build is taken`,
      );
    digests.set(part.name, digest);
  }
  return digests;
}

/** Refuses while a canary of another version runs, unless the command ends it. */
async function refuseOverCanaries(
  ledger: Ledger,
  previous: Revision | undefined,
  parts: BuiltPart[],
  by: string,
  at: string,
): Promise<void> {
  for (const { name, version } of parts) {
    const live = previous?.live[name];
    if (!live?.canary || live.canary.version === version) continue;
    const change = await lastChange(ledger, live);
    if (change?.by === by) continue;
    throw new ReleaseRefused(
      `Refused, nothing changed: a canary of ${name} runs, ${live.canary.version} for ${live.canary.percent} % of visits.\n` +
        `  ${change ? describeChange(ledger, change, at) : 'Somebody else began it'}.\n  To end it and go on: --replace-canary`,
    );
  }
}

/** Throws one message that names every reason and what to do about it, where nobody may overrule them. */
export function refuseIfAny(refusals: Refusal[]): void {
  if (refusals.length > 0) throw new ReleaseRefused(describeRefusals(refusals));
}

/**
 * Throws as `refuseIfAny` does, and names `--force`; with it, says what is overruled.
 * @returns what the revision says of it
 */
export function refuseUnlessForced(
  refusals: Refusal[],
  isForced: boolean,
  tell: (line: string) => void = () => undefined,
): Pick<Revision, 'forced'> {
  if (refusals.length === 0) return {};
  if (!isForced)
    throw new ReleaseRefused(`${describeRefusals(refusals)}\n  To go ahead all the same: --force`);
  tell(`Overruled:\n${formatRefusals(refusals, 5)}`);
  return { forced: true };
}

const describeRefusals = (refusals: Refusal[]): string =>
  `Refused, nothing changed:\n${formatRefusals(refusals)}`;

/** What a publish as a canary says of parts that were never live: there is nothing beside which they could be one. */
export const firstVersions = (parts: BuiltPart[], previous: Revision | undefined): string[] =>
  parts
    .filter(({ name }) => !previous?.live[name])
    .map(
      ({ name, version }) =>
        `${name} was never live: ${version} is for all visits, not a canary. The next version can be one.`,
    );

function isPlaced(part: BuiltPart, live: LivePart | undefined, canary: PublishOptions['canary']): boolean {
  if (live?.version === part.version) return !live.canary;
  const running = live?.canary;
  if (!canary || running?.version !== part.version || running.percent !== canary.percent) return false;
  const { people } = canary;
  // No names: nothing is said about who joined.
  return people.length === 0 || [...people].sort().join() === [...running.people].sort().join();
}
