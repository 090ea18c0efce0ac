import type { PathGrants, Release, Revision } from '@shared/contracts';
import type { BuiltPart } from '../../ops/src/build/built-part';
import type { Ledger } from '../../ops/src/ledger/ledger';
import { resolveOwnRoutes } from '../../ops/src/release/own-routes';
import { readRecord, uploadRelease } from '../../ops/src/release/upload';
import { FileStore } from '../../ops/src/store/file-store';
import type { ReleaseStore } from '../../ops/src/store/release-store';
import { copyRelease, type Versions } from '../skew/earlier-releases';
import { judge } from '../skew/judge';
import { journeys, visitPages } from '../skew/journeys';
import { tryComposition, type Bench, type Outcome } from '../skew/try-composition';

interface CandidateTrial {
  bench: Bench;
  /** The store of the site, which is only read. */
  live: ReleaseStore;
  ledger: Ledger;
  candidates: BuiltPart[];
}

/** How a trial ended, and what a pass says about it. */
export interface CandidateOutcome extends Outcome {
  /** The revision that was live. */
  beside: Revision;
  versions: Versions;
  /** Names of the journeys. */
  journeys: string[];
  /** By part: hash of the candidate's record as it was tested. */
  digests: Record<string, string>;
}

/**
 * Composes candidates with everything else that is live in a store, and goes through the journeys that they
 * are part of and their public pages (Q57). The outcome is `broken` where what is live fails without them too.
 * @throws where nothing is live in the store
 */
export async function tryCandidate({
  bench,
  live,
  ledger,
  candidates,
}: CandidateTrial): Promise<CandidateOutcome> {
  const newest = await ledger.newest();
  if (!newest) throw new Error(`Nothing is live in ${live.description}.`);
  const site = new FileStore(bench.storeFolder);
  const control: Versions = {};
  for (const [name, { version }] of Object.entries(newest.live)) {
    control[name] = version;
    await copyRelease(live, site, name, version);
  }
  const versions = { ...control };
  const digests: Record<string, string> = {};
  for (const candidate of candidates) {
    const { name, version } = candidate;
    versions[name] = version;
    // A version that the store has, as of a preview, is tested as it is there.
    await copyRelease(live, site, name, version);
    digests[name] = (await uploadRelease(site, candidate)).digest;
  }
  const names = candidates.map(({ name }) => name);
  const { grants = {} } = newest;
  const pages = publicPages(await readReleases(site, versions), grants, names);
  const walks = journeys.filter(
    ({ meets }) => names.includes('shell') || meets.some((remote) => names.includes(remote)),
  );
  const part = names.join(', ');
  const own = visitPages(part, pages);
  const outcome = await judge(
    { part, column: 'live', versions, journeys: walks, proves: [], control },
    // What is live may not have the candidates' pages yet.
    (name, tried) => tryComposition(bench, name, tried, tried === control ? walks : [...walks, own], grants),
  );
  const run = [...walks, own].map(({ name }) => name);
  return { ...outcome, beside: newest, versions, journeys: run, digests };
}

async function readReleases(store: FileStore, versions: Versions): Promise<Release[]> {
  const records = await Promise.all(
    Object.entries(versions).map(([name, version]) => readRecord(store, name, version)),
  );
  return records.flatMap((record) => record?.release ?? []);
}

/** The public addresses without parameters that these parts show; for the shell, those of every part. */
function publicPages(releases: Release[], grants: PathGrants, names: string[]): string[] {
  const shell = releases.find(({ name }) => name === 'shell');
  if (!shell) return [];
  const remotes = Object.fromEntries(
    releases.filter((release) => release !== shell).map((release) => [release.name, release]),
  );
  const routes = [...(shell.routes ?? []), ...resolveOwnRoutes({ shell, remotes, grants }).routes];
  return routes
    .filter(({ path, access }) => access === 'public' && !/[:*]/.test(path))
    .filter(({ remote = '' }) => names.includes(remote) || names.includes('shell'))
    .map(({ path }) => path);
}
