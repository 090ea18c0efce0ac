/**
 * `pnpm e2e:skew [part…] [--previous <git ref>]`: tests whether each part works beside
 * the releases that it meets. Composes the present build of each with what is live and what was live before,
 * in a browser, both ways round. Exit code 1 when a composition that may go live does not work.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { buildParts } from '../../ops/src/build/build-parts';
import { findBuilt, type BuiltPart } from '../../ops/src/build/built-part';
import { findRepository, listParts } from '../../ops/src/common/repository';
import { runMain } from '../../ops/src/common/run-main';
import { loadKeys } from '../../ops/src/registry/ledger/load-keys';
import { Ledger } from '../../ops/src/registry/ledger/ledger';
import { uploadRelease } from '../../ops/src/registry/releases/upload';
import { FileStore } from '../../ops/src/store/file-store';
import { openStore } from '../../ops/src/store/open-store';
import type { ReleaseStore } from '../../ops/src/store/release-store';
import { launchChromium } from '../support/launch-chromium';
import { startTrialApi } from '../support/trial-api';
import { buildEarlier } from './earlier-builds';
import { copyRelease, findReleased, type EarlierSite, type Versions } from './earlier-releases';
import { judge } from './judge';
import { listPairings } from './pairings';
import { formatResults, type Result } from './skew-table';
import { tryComposition, type Bench } from './try-composition';

const { values, positionals: only } = parseArgs({
  allowPositionals: true,
  options: {
    previous: { type: 'string' },
    newest: { type: 'boolean', default: false },
    lanes: { type: 'string', default: '2' },
  },
});
const versionsOf = (parts: BuiltPart[]): Versions =>
  Object.fromEntries(parts.map(({ release: { name, version } }) => [name, version]));

void runMain(async () => {
  const repository = findRepository();
  const releases = await openStore(repository, process.env.RELEASE_STORE);
  const scratch = await mkdtemp(path.join(tmpdir(), 'ilera-skew-'));
  try {
    const parts = await buildPresent(repository);
    const store = new FileStore(path.join(scratch, 'site'));
    for (const part of parts) await uploadRelease(store, part);
    const present = versionsOf(parts);
    const earlier = await findEarlier(repository, releases, store, parts);
    const results = await runAll(repository, scratch, present, earlier);
    console.log(`\n${formatResults(results, Object.keys(present))}`);
    process.exitCode = results.some(({ outcome }) => outcome.result === 'failed') ? 1 : 0;
  } finally {
    await rm(scratch, { recursive: true, force: true });
  }
});

async function buildPresent(repository: string): Promise<BuiltPart[]> {
  console.log('The present build:');
  const names = listParts(repository);
  return values.newest
    ? names.flatMap((name) => findBuilt(repository, name) ?? [])
    : buildParts({ repository, parts: names, tell: console.log });
}

/** The releases that were live in the store; where it has no earlier ones, builds of earlier commits. */
async function findEarlier(
  repository: string,
  releases: ReleaseStore,
  store: FileStore,
  parts: BuiltPart[],
): Promise<EarlierSite[]> {
  const present = versionsOf(parts);
  // With the keys of a publisher, so that unsigned revisions do not count as earlier sites.
  const ledger = new Ledger(releases, loadKeys(repository, process.env));
  const released = values.previous ? [] : await findReleased(releases, ledger, present);
  for (const { name, versions } of released) {
    console.log(`The ${name} site, from ${releases.description}:`);
    for (const [part, version] of Object.entries(versions)) {
      console.log(`  ${part} ${version}${version === present[part] ? ' (as now)' : ''}`);
      if (version !== present[part]) await copyRelease(releases, store, part, version);
    }
  }
  if (released.length > 0) return released;
  const from = values.previous ?? 'earlier commits; nothing earlier was published';
  console.log(`The previous site, built from ${from}:`);
  const built = await buildEarlier({ repository, present: parts, ref: values.previous, tell: console.log });
  for (const part of built) await uploadRelease(store, part);
  return [{ name: 'previous', versions: versionsOf(built) }];
}

/** Tests every pairing, a few at a time. They share one API, but no data. */
async function runAll(
  repository: string,
  scratch: string,
  present: Versions,
  earlier: EarlierSite[],
): Promise<Result[]> {
  const api = await startTrialApi(repository, scratch);
  const browser = await launchChromium();
  const bench: Bench = { browser, storeFolder: path.join(scratch, 'site'), apiUrl: api.url };
  const pairings = listPairings(present, earlier, only);
  const waiting = [...pairings];
  const results: Result[] = [];
  const lane = async (): Promise<void> => {
    for (let pairing = waiting.shift(); pairing; pairing = waiting.shift()) {
      const outcome = await judge(pairing, (name, versions, journeys) =>
        tryComposition(bench, name, versions, journeys),
      );
      results.push({ pairing, outcome });
      console.log(`  ${pairing.part}, ${pairing.column}: ${outcome.result}`);
    }
  };
  try {
    console.log(`${pairings.length} compositions in a browser:`);
    await Promise.all(Array.from({ length: Math.max(1, Number(values.lanes)) }, lane));
  } finally {
    await browser.close();
    await api.close();
  }
  return results.sort((a, b) => pairings.indexOf(a.pairing) - pairings.indexOf(b.pairing));
}
