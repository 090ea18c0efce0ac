import type { LivePart, Revision } from '@shared/contracts';
import { ReleaseRefused, type Refusal } from '../../site/refusal';
import { changesCanariesOnly } from '../../site/records';
import { checkBad, place, type Audience } from '../../site/place-version';
import { checkChange, checkWeights, digestOf, sizeInStore } from './check-change';
import { ReleaseCache } from '../releases/release-cache';
import type { PublishedVersion } from '../releases/upload';
import { refuseIfFrozen } from './freeze';
import { describeLastChange, lastChange } from './last-change';
import type { Change, Ledger } from '../ledger/ledger';
import { decided, type Desk, type Overruling } from './request';

/** What a publish makes live, and for whom. */
export interface PublishOrder extends Overruling {
  versions: PublishedVersion[];
  /** Makes it live for some page loads only. */
  canary?: Audience;
  /** Ends a running canary of another version. */
  replaceCanary?: boolean;
  /** Says what would happen; nothing goes live. */
  dryRun?: boolean;
}

/** Makes versions live that were uploaded, in one new revision. Undefined when everything was live already. */
export async function publish(options: PublishOrder & Desk): Promise<Revision | undefined> {
  const { ledger, versions, canary, tell = () => undefined } = options;
  const { store } = ledger;
  const newest = await ledger.newest();
  if (newest && versions.every((one) => isPlaced(one, newest.live[one.name], canary))) {
    tell('Nothing to do: this is live already.');
    return undefined;
  }
  for (const { name, version, digest } of versions) await digestOf(store, name, version, digest);
  const checks = admissionOf(ledger);
  const changed = versions.map(({ name }) => name);
  const decide: Change = async (previous, at) => {
    refuseIfFrozen(previous, at);
    if (!options.replaceCanary) await refuseOverCanaries(ledger, previous, versions, options.by, at);
    if (canary) firstVersions(versions, previous).forEach(tell);
    const live = placeAll(previous, versions, canary);
    const refusals = [...checkBad(previous, live), ...(await checks(previous, live, changed))];
    return decided(options, {
      action: canary && changesCanariesOnly(previous, live) ? 'canary' : 'publish',
      ...(versions.length === 1 && versions[0] ? { part: versions[0].name } : {}),
      refusals,
      live,
    });
  };
  if (!options.dryRun) return ledger.append(decide);
  await decide(newest, new Date().toISOString());
  tell(`Would become revision ${(await ledger.newestNumber()) + 1}`);
  return undefined;
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

/** Finds what admission has against a change that brings new versions of parts. */
export function admissionOf(ledger: Ledger) {
  const cache = new ReleaseCache(ledger.store);
  const sizeOf = sizeInStore(ledger.store);
  return async (
    previous: Revision | undefined,
    live: Revision['live'],
    changed: string[],
  ): Promise<Refusal[]> => {
    const site = { live, ...ledger.pathsAfter(previous) };
    const { budgets } = ledger.options;
    return [
      ...(await checkChange(cache, previous, site)),
      ...(budgets ? await checkWeights(cache, sizeOf, site, changed, budgets) : []),
    ];
  };
}

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
