import { mkdir, symlink } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import type { Browser } from '@playwright/test';
import type { Release } from '@ilera/contracts';
import { createGateway } from '../../ops/src/gateway/gateway';
import { readGatewayConfig } from '../../ops/src/gateway/gateway-config';
import { createPlainLog } from '../../ops/src/gateway/log';
import { Ledger } from '../../ops/src/registry/ledger/ledger';
import { checkCompatibility } from '../../ops/src/site/check-compatibility';
import { readRecord } from '../../ops/src/registry/releases/read-record';
import { FileStore } from '../../ops/src/store/file-store';
import { watchConsoleAndNetwork } from '../support/watch-console-and-network';
import type { Versions } from './earlier-releases';
import type { Journey } from './journeys';

/** Where compositions are tested: every release in one folder, one API for all of them. */
export interface Bench {
  browser: Browser;
  storeFolder: string;
  apiUrl: string;
}

/**
 * The outcome of one composition. `broken`: the earlier site fails without the new part too. `apart`: the
 * admission check refuses this combination, so no journey runs.
 */
export interface Outcome {
  result: 'passed' | 'apart' | 'failed' | 'broken';
  notes: string[];
}

/** Serves one composition by a gateway of its own, without the routes of remotes, and runs the journeys on it. */
export async function tryComposition(
  bench: Bench,
  name: string,
  versions: Versions,
  journeys: Journey[],
): Promise<Outcome> {
  const folder = path.join(bench.storeFolder, 'compositions', name.replaceAll(/[^a-z-]+/g, '-'));
  await mkdir(folder, { recursive: true });
  await symlink(path.join(bench.storeFolder, 'artefacts'), path.join(folder, 'artefacts'));
  const store = new FileStore(folder);
  const { live, releases } = await readAll(store, versions);
  const { shell, ...remotes } = releases;
  const refusals = checkCompatibility({ shell, remotes }).filter(
    ({ problem }) => !problem?.includes(' has no grant for '),
  );
  if (refusals.length > 0) return { result: 'apart', notes: refusals.map(({ message }) => message) };
  const ledger = new Ledger(store);
  await ledger.append(await ledger.latestForAppend(), { by: 'skew', reason: name, action: 'publish', live });
  const gateway = await createGateway({
    store,
    config: readGatewayConfig({ API_UPSTREAM: bench.apiUrl }),
    log: createPlainLog(() => undefined),
  });
  try {
    await gateway.app.listen({ port: 0, host: 'localhost' });
    const { port } = gateway.app.server.address() as AddressInfo;
    const notes: string[] = [];
    for (const journey of journeys) notes.push(...(await goOnce(bench.browser, port, journey)));
    // A failure that a fallback repairs for the visitor counts as a failure here.
    for (const { part, version, failures } of gateway.metrics.summary())
      for (const kind of Object.keys(failures)) notes.push(`${part} ${version} was reported: ${kind}`);
    return { result: notes.length > 0 ? 'failed' : 'passed', notes };
  } finally {
    await gateway.app.close();
  }
}

async function readAll(store: FileStore, versions: Versions) {
  const live: Record<string, { version: string; digest: string }> = {};
  const releases: Record<string, Release> = {};
  for (const [name, version] of Object.entries(versions)) {
    const record = await readRecord(store, name, version);
    if (!record) throw new Error(`${name} ${version} is not in the store of the trial.`);
    releases[name] = record.release;
    live[name] = { version, digest: record.digest };
  }
  return { live, releases };
}

/** The problems of one journey, in short lines. */
async function goOnce(browser: Browser, port: number, journey: Journey): Promise<string[]> {
  const context = await browser.newContext({
    baseURL: `http://localhost:${port}`,
    reducedMotion: 'reduce',
    locale: 'en-NG',
    timezoneId: 'Africa/Lagos',
  });
  context.setDefaultTimeout(20_000);
  const noise = watchConsoleAndNetwork(context);
  const page = await context.newPage();
  const notes: string[] = [];
  try {
    await journey.go(page);
  } catch (error) {
    notes.push(`${journey.name}: ${String(error).split('\n')[0] ?? ''} at ${new URL(page.url()).pathname}`);
  }
  const uncaught = noise.everything().filter((line) => line.startsWith('uncaught'));
  await context.close();
  return [...notes, ...new Set(uncaught)];
}
