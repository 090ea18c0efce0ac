/**
 * `pnpm e2e:live --with mf-plans [--with …] [--newest]`: tries this checkout's build of some parts beside
 * everything that is live in RELEASE_STORE, on an API and a database of its own.
 * `pnpm e2e:live https://…`: a smoke run against a running site, which changes nothing there.
 * Exit code 1 when something does not work.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { buildParts } from '../../ops/src/build/build-parts';
import { findNewestBuilt } from '../../ops/src/build/built-part';
import { findRepository } from '../../ops/src/common/repository';
import { runMain } from '../../ops/src/common/run-main';
import { loadKeys } from '../../ops/src/keys/load-keys';
import { openLedger } from '../../ops/src/ledger/open-ledger';
import { openStore } from '../../ops/src/store/open-store';
import { launchChromium } from '../support/launch-chromium';
import { startTrialApi } from '../support/trial-api';
import { smoke } from './smoke';
import { tryCandidate } from './try-candidate';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    with: { type: 'string', multiple: true, default: [] },
    newest: { type: 'boolean', default: false },
  },
});

void runMain(async () => {
  const [address] = positionals;
  if (Boolean(address) === values.with.length > 0)
    throw new Error('Either an address for a smoke run, or --with mf-plans for a candidate.');
  const notes = address ? await runSmoke(address) : await runCandidate(values.with);
  for (const note of notes) console.log(`  ✗ ${note}`);
  console.log(notes.length > 0 ? 'It does not work.' : 'Everything works.');
  process.exitCode = notes.length > 0 ? 1 : 0;
});

async function runSmoke(address: string): Promise<string[]> {
  const browser = await launchChromium();
  try {
    const { versions, pages, held, notes } = await smoke(browser, address);
    for (const [part, version] of Object.entries(versions)) console.log(`  ${part} ${version}`);
    console.log(`${pages.length} pages visited: ${pages.join(' ')}`);
    for (const request of new Set(held)) console.log(`  not sent: ${request}`);
    return notes;
  } finally {
    await browser.close();
  }
}

async function runCandidate(names: string[]): Promise<string[]> {
  const repository = findRepository();
  const live = await openStore(repository, process.env.RELEASE_STORE);
  const ledger = openLedger(live, loadKeys(repository, process.env));
  const candidates = values.newest
    ? names.flatMap((name) => findNewestBuilt(repository, name) ?? [])
    : await buildParts({ repository, parts: names, tell: console.log });
  const scratch = await mkdtemp(path.join(tmpdir(), 'ilera-live-'));
  const [api, browser] = await Promise.all([startTrialApi(repository, scratch), launchChromium()]);
  try {
    const bench = { browser, storeFolder: path.join(scratch, 'site'), apiUrl: api.url };
    const { result, notes, releases } = await tryCandidate({ bench, live, ledger, candidates });
    for (const { name, version } of Object.values(releases))
      console.log(`  ${name} ${version}${names.includes(name) ? ' (the candidate)' : ''}`);
    if (result === 'broken') return ['What is live does not work without the candidate either:', ...notes];
    return result === 'passed' ? [] : notes;
  } finally {
    await browser.close();
    await api.close();
    await rm(scratch, { recursive: true, force: true });
  }
}
