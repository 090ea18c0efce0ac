import type { LivePart, Revision } from '@shared/contracts';
import { toIntegrity } from '@shared/contracts/integrity';
import type { BuiltPart } from '../../build/built-part';
import { ReleaseRefused } from '../../common/release-refused';
import type { Budgets } from '../../site/budgets';
import { changesCanariesOnly } from '../../site/changed-parts';
import { checkBad } from '../../site/check-bad';
import { place, type Audience } from '../../site/place-version';
import type { SizeOf } from '../../site/public-pages';
import type { Refusal } from '../../site/refusal';
import type { ReleaseStore } from '../../store/release-store';
import {
  checkChange,
  checkWeights,
  digestOf,
  releaseReader,
  sizeInStore,
  type ReadRelease,
} from './check-change';
import { refuseIfFrozen } from './freeze';
import { describeLastChange, lastChange } from './last-change';
import type { Ledger } from '../ledger/ledger';
import { refuseUnlessForced, requestOf, type Request } from './request';
import { uploadRelease } from '../releases/upload';

/** One version of one part that was uploaded. */
export interface PublishedVersion {
  name: string;
  version: string;
  digest: string;
}

/** What a publish makes live, and for whom. */
export interface PublishOrder extends Request {
  /** For parts that do not work together: a refusal, or a warning with a record that it was forced. */
  admission?: 'refuse' | 'overrule';
  /** Makes it live for some visits only. */
  canary?: Audience;
  /** Ends a running canary of another version. */
  replaceCanary?: boolean;
  severity?: 'now';
}

interface Desk {
  store: ReleaseStore;
  ledger: Ledger;
  tell?: (line: string) => void;
}

export type PublishOptions = PublishOrder & Desk & { parts: BuiltPart[] };

/**
 * Uploads what the store does not have, and makes it live in one new revision. Undefined when everything was
 * live already.
 */
export async function publish(options: PublishOptions): Promise<Revision | undefined> {
  const { store, ledger, parts, tell = () => undefined, ...order } = options;
  const latest = await ledger.latest();
  ledger.assertMayAppend(latest);
  refuseIfFrozen(latest.revision, new Date().toISOString());
  const versions: PublishedVersion[] = [];
  for (const part of parts) {
    const { release, digest, isNew } = await uploadRelease(store, part);
    const { name, version } = part;
    if (isNew) tell(`  ${name} ${version} uploaded, every file verified`);
    else if (part.record && toIntegrity(part.record) !== digest)
      tell(
        `  ${name} ${version} is there already, the same files built from ${release.commit} at ${release.builtAt}: that build is taken`,
      );
    versions.push({ name, version, digest });
  }
  return publishVersions({ ...order, store, ledger, tell, versions });
}

/** Makes versions live that were uploaded, in one new revision. Undefined when everything was live already. */
export async function publishVersions(
  options: PublishOrder & Desk & { versions: PublishedVersion[] },
): Promise<Revision | undefined> {
  const { store, ledger, versions, severity, canary, tell = () => undefined } = options;
  const newest = await ledger.newest();
  if (newest && versions.every((one) => isPlaced(one, newest.live[one.name], canary))) return undefined;
  for (const { name, version, digest } of versions) await digestOf(store, name, version, digest);
  const read = releaseReader(store);
  const sizeOf = sizeInStore(store);
  const changed = versions.map(({ name }) => name);
  return ledger.append(async (previous, at) => {
    refuseIfFrozen(previous, at);
    if (!options.replaceCanary) await refuseOverCanaries(ledger, previous, versions, options.by, at);
    if (canary) firstVersions(versions, previous).forEach(tell);
    const live = placeAll(previous, versions, canary);
    const site = { live, ...ledger.pathsAfter(previous) };
    const { budgets } = ledger;
    const refusals = await refusalsOf({ read, sizeOf, budgets }, previous, site, changed);
    return {
      ...requestOf(options),
      action: canary && changesCanariesOnly(previous, live) ? 'canary' : 'publish',
      ...(versions.length === 1 && versions[0] ? { part: versions[0].name } : {}),
      ...refuseUnlessForced(refusals, options.admission === 'overrule', tell),
      ...(severity ? { severity } : {}),
      live,
    };
  });
}

/** The parts of the site with these versions in their places. */
export const placeAll = (
  previous: Revision | undefined,
  versions: PublishedVersion[],
  canary?: Audience,
): Revision['live'] => ({
  ...previous?.live,
  ...Object.fromEntries(
    versions.map(({ name, version, digest }) => [name, place(version, digest, previous?.live[name], canary)]),
  ),
});

/** What admission has against a change that brings something new. */
export const refusalsOf = async (
  { read, sizeOf, budgets }: { read: ReadRelease; sizeOf: SizeOf; budgets: Budgets | undefined },
  previous: Revision | undefined,
  site: Pick<Revision, 'live' | 'paths'>,
  changed: string[],
): Promise<Refusal[]> => [
  ...checkBad(previous, site.live),
  ...(await checkChange(read, previous, site)),
  ...(budgets ? await checkWeights(read, sizeOf, site, changed, budgets) : []),
];

/** Refuses while a canary of another version runs, unless the command ends it. */
async function refuseOverCanaries(
  ledger: Ledger,
  previous: Revision | undefined,
  versions: PublishedVersion[],
  by: string,
  at: string,
): Promise<void> {
  for (const { name, version } of versions) {
    const live = previous?.live[name];
    if (!live?.canary || live.canary.version === version) continue;
    const change = await lastChange(ledger, live);
    if (change?.by === by) continue;
    throw new ReleaseRefused(
      `Refused, nothing changed: a canary of ${name} runs, ${live.canary.version} for ${live.canary.percent} % of visits.\n` +
        `  ${change ? describeLastChange(change, at) : 'Somebody else began it'}.\n  To end it and go on: --replace-canary`,
    );
  }
}

/** What a canary says of parts that were never live: there is nothing beside which they could be one. */
const firstVersions = (versions: PublishedVersion[], previous: Revision | undefined): string[] =>
  versions
    .filter(({ name }) => !previous?.live[name])
    .map(
      ({ name, version }) =>
        `${name} was never live: ${version} is for all visits, not a canary. The next version can be one.`,
    );

function isPlaced(one: PublishedVersion, live: LivePart | undefined, canary: Audience | undefined): boolean {
  if (live?.version === one.version) return !live.canary;
  const running = live?.canary;
  if (!canary || running?.version !== one.version || running.percent !== canary.percent) return false;
  const { people } = canary;
  // No names: nothing is said about who joined.
  return people.length === 0 || [...people].sort().join() === [...running.people].sort().join();
}
