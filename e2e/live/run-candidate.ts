import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildParts } from '../../ops/src/build/build-parts';
import { findBuilt, type BuiltPart } from '../../ops/src/build/built-part';
import { findRepository, listParts } from '../../ops/src/common/repository';
import { loadKeys } from '../../ops/src/registry/ledger/load-keys';
import { Ledger } from '../../ops/src/registry/ledger/ledger';
import { fetchRelease } from '../../ops/src/registry/releases/fetch-release';
import { readRecord } from '../../ops/src/registry/releases/read-record';
import { LocalRegistry } from '../../ops/src/registry/registry';
import { openStore } from '../../ops/src/store/open-store';
import { launchChromium } from '../support/launch-chromium';
import { startTrialApi } from '../support/trial-api';
import { tryCandidate } from './try-candidate';

interface CandidateRun {
  /** A folder, or `s3://bucket/prefix`. */
  location: string;
  /** Parts of this checkout, or `mf-x@<version>` of versions that the store has. */
  candidates: string[];
  /** Takes the last builds of this checkout instead of building. */
  newest: boolean;
  /** Addresses of the candidates to open besides those without parameters. */
  visits: string[];
}

/**
 * Tries candidates beside what is live in a store; nothing is written there. A
 * version that was uploaded from another repository is tested as the store has it, and nothing of it is built here.
 * @returns what does not work, in short lines
 */
export async function runCandidate(run: CandidateRun): Promise<string[]> {
  const { location, visits } = run;
  const repository = findRepository();
  const live = await openStore(repository, location);
  const ledger = new Ledger(live, loadKeys(repository, { ...process.env, RELEASE_STORE: location }));
  const scratch = await mkdtemp(path.join(tmpdir(), 'ilera-live-'));
  const candidates = await findCandidates(run, repository, ledger, path.join(scratch, 'candidates'));
  const names = candidates.map(({ release }) => release.name);
  const [api, browser] = await Promise.all([startTrialApi(repository, scratch), launchChromium()]);
  try {
    const bench = { browser, storeFolder: path.join(scratch, 'site'), apiUrl: api.url };
    const outcome = await tryCandidate({ bench, live, ledger, candidates, visits });
    for (const { name, version } of Object.values(outcome.releases))
      console.log(`  ${name} ${version}${names.includes(name) ? ' (the candidate)' : ''}`);
    if (outcome.result === 'broken')
      return ['What is live does not work without the candidate either:', ...outcome.notes];
    if (outcome.result !== 'passed') return outcome.notes;
    return [];
  } finally {
    await browser.close();
    await api.close();
    await rm(scratch, { recursive: true, force: true });
  }
}

/** The builds of this checkout's parts, and the versions of the store. */
async function findCandidates(
  { candidates: specs, newest }: CandidateRun,
  repository: string,
  ledger: Ledger,
  folder: string,
): Promise<BuiltPart[]> {
  const named = specs.map((spec) => /^([^@]+)(?:@(.+))?$/.exec(spec)?.slice(1) ?? [spec]);
  const own = named.flatMap(([name = '', version]) => (version ? [] : name));
  const unknown = own.filter((name) => !listParts(repository).includes(name));
  if (unknown.length > 0)
    throw new Error(
      `No such part: ${unknown.join(', ')}. There are: ${listParts(repository).join(', ')}.\n` +
        `One from another repository is named with the version that the store has: --with ${unknown[0]}@1.2.0-0123abcd`,
    );
  const fetched: BuiltPart[] = [];
  for (const [name = '', version] of named)
    if (version) {
      const record = await readRecord(ledger.store, name, version);
      if (!record) throw new Error(`${name} ${version} is not in ${ledger.store.description}.`);
      const one = { version, digest: record.digest };
      fetched.push(await fetchRelease(new LocalRegistry(ledger), name, one, path.join(folder, name)));
    }
  const built = newest
    ? own.flatMap((name) => findBuilt(repository, name) ?? [])
    : await buildParts({ repository, parts: own, tell: console.log });
  if (built.length < own.length) throw new Error('Not every candidate was built: leave out --newest.');
  return [...fetched, ...built];
}
