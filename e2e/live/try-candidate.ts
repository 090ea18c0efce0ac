import type { Release } from '@ilera/contracts';
import type { BuiltPart } from '../../ops/src/build/built-part';
import type { Ledger } from '../../ops/src/registry/ledger/ledger';
import { readRecord } from '../../ops/src/registry/releases/read-record';
import { uploadRelease } from '../../ops/src/registry/releases/upload';
import { FileStore } from '../../ops/src/store/file-store';
import type { ReleaseStore } from '../../ops/src/store/release-store';
import { copyRelease, type Versions } from '../skew/earlier-releases';
import { judge } from '../skew/judge';
import { journeys, type Journey } from '../skew/journeys';
import { tryComposition, type Bench, type Outcome } from '../skew/try-composition';
import { candidatePages, candidateVisits, type CandidatePage } from './candidate-pages';

interface CandidateTrial {
  bench: Bench;
  /** The store of the site, which is only read. */
  live: ReleaseStore;
  ledger: Ledger;
  candidates: BuiltPart[];
  /** Addresses of the candidates to open besides those without parameters. */
  visits?: string[];
}

/** How a trial ended, and what was tried. */
export interface CandidateOutcome extends Outcome {
  versions: Versions;
  /** Names of the journeys. */
  journeys: string[];
}

/**
 * Composes candidates with everything else that is live in a store, and goes through the journeys that they
 * are part of and their pages, as a signed-in demo person where that is needed. The outcome is `broken` where
 * what is live fails without them too, and `failed` where nothing of a candidate would be opened.
 * @throws where nothing is live in the store
 */
export async function tryCandidate({
  bench,
  live,
  ledger,
  candidates,
  visits = [],
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
  for (const candidate of candidates) {
    const { name, version } = candidate.release;
    versions[name] = version;
    // A version that the store has, as of a preview, is tested as it is there.
    await copyRelease(live, site, name, version);
    await uploadRelease(site, candidate);
  }
  const names = candidates.map(({ release }) => release.name);
  const { paths = {} } = newest;
  const pages = candidatePages({ releases: await readReleases(site, versions), paths, names, visits });
  const walks = journeys.filter(
    ({ meets }) => names.includes('shell') || meets.some((remote) => names.includes(remote)),
  );
  const part = names.join(', ');
  const run = [...walks, ...candidateVisits(part, pages, bench.apiUrl)];
  const trial = { versions, journeys: run.map(({ name }) => name) };
  const unseen = names.filter((name) => !isSeen(name, walks, pages));
  if (unseen.length > 0) return { ...trial, result: 'failed', notes: unseen.map(noteUnseen), releases: {} };
  const outcome = await judge(
    { part, column: 'live', versions, journeys: walks, control },
    // What is live may not have the candidates' pages yet.
    (name, tried) => tryComposition(bench, name, tried, tried === control ? walks : run, paths),
  );
  return { ...outcome, ...trial };
}

/** Whether the trial opens anything of a candidate. */
const isSeen = (part: string, walks: Journey[], pages: CandidatePage[]): boolean =>
  part === 'shell' ||
  walks.some(({ meets }) => meets.some((remote) => remote === part)) ||
  pages.some(({ remote }) => remote === part);

const noteUnseen = (part: string): string =>
  `Nothing of ${part} was opened: no journey meets it, and it has no address without parameters here. ` +
  'Are its paths granted? Name an address: --visit /extra/42';

async function readReleases(store: FileStore, versions: Versions): Promise<Release[]> {
  const records = await Promise.all(
    Object.entries(versions).map(([name, version]) => readRecord(store, name, version)),
  );
  return records.flatMap((record) => record?.release ?? []);
}
