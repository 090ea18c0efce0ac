import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildParts } from '../../ops/src/build/build-parts';
import { findNewestBuilt, type BuiltPart } from '../../ops/src/build/built-part';
import { findRepository, listParts } from '../../ops/src/common/repository';
import { loadKeys } from '../../ops/src/keys/load-keys';
import type { Ledger } from '../../ops/src/ledger/ledger';
import { openLedger } from '../../ops/src/ledger/open-ledger';
import { currentUser } from '../../ops/src/release/current-user';
import { signPass, whyNotTester } from '../../ops/src/release/sign-pass';
import { openStore } from '../../ops/src/store/open-store';
import type { ReleaseStore } from '../../ops/src/store/release-store';
import { launchChromium } from '../support/launch-chromium';
import { startTrialApi } from '../support/trial-api';
import { tryCandidate, type CandidateOutcome } from './try-candidate';

interface CandidateRun {
  /** A folder, or `s3://bucket/prefix`. */
  location: string;
  /** Parts of this checkout. */
  names: string[];
  /** Takes their last builds instead of building. */
  newest: boolean;
}

/**
 * Tries a checkout's build of some parts beside what is live in a store; what passed is signed where this
 * machine's key is a tester's.
 * @returns what does not work, in short lines
 */
export async function runCandidate({ location, names, newest }: CandidateRun): Promise<string[]> {
  const repository = findRepository();
  const unknown = names.filter((name) => !listParts(repository).includes(name));
  if (unknown.length > 0)
    throw new Error(`No such part: ${unknown.join(', ')}. There are: ${listParts(repository).join(', ')}`);
  const live = await openStore(repository, location);
  const ledger = openLedger(live, loadKeys(repository, { ...process.env, RELEASE_STORE: location }));
  const candidates = newest
    ? names.flatMap((name) => findNewestBuilt(repository, name) ?? [])
    : await buildParts({ repository, parts: names, tell: console.log });
  if (candidates.length < names.length) throw new Error('Not every candidate was built: leave out --newest.');
  const scratch = await mkdtemp(path.join(tmpdir(), 'ilera-live-'));
  const [api, browser] = await Promise.all([startTrialApi(repository, scratch), launchChromium()]);
  try {
    const bench = { browser, storeFolder: path.join(scratch, 'site'), apiUrl: api.url };
    const outcome = await tryCandidate({ bench, live, ledger, candidates });
    for (const { name, version } of Object.values(outcome.releases))
      console.log(`  ${name} ${version}${names.includes(name) ? ' (the candidate)' : ''}`);
    if (outcome.result === 'broken')
      return ['What is live does not work without the candidate either:', ...outcome.notes];
    if (outcome.result !== 'passed') return outcome.notes;
    await signPasses(live, ledger, candidates, outcome);
    return [];
  } finally {
    await browser.close();
    await api.close();
    await rm(scratch, { recursive: true, force: true });
  }
}

async function signPasses(
  store: ReleaseStore,
  ledger: Ledger,
  candidates: BuiltPart[],
  { beside, versions, journeys, digests }: CandidateOutcome,
): Promise<void> {
  for (const candidate of candidates) {
    const { name, version } = candidate;
    const why = whyNotTester(ledger, name);
    if (why) {
      console.log(`No pass of ${name} was signed: ${why}.`);
      continue;
    }
    const digest = digests[name] ?? '';
    await signPass({ store, ledger, candidate, digest, beside, versions, journeys, by: currentUser() });
    console.log(
      `${name} ${version} has a pass: ${journeys.length} journeys beside revision ${beside.n}. Nothing went live.`,
    );
  }
}
