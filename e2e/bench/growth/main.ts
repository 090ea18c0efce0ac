/**
 * `pnpm bench:growth`: what the number of remotes and of revisions costs: memory and cold start of the gateway,
 * the document, a visit, a publish. `--sizes 5x10,50x10000` names other pairs of remotes and revisions.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { buildParts } from '../../../ops/src/build/build-parts';
import { findRepository, listParts } from '../../../ops/src/common/repository';
import { toBuilt } from '../../../ops/src/testing/fake-releases';
import { publish } from '../../../ops/src/testing/change-store';
import { launchChromium } from '../../support/launch-chromium';
import { buildSixthRemote } from '../../support/builds/sixth-remote';
import { startTrialApi } from '../../support/trial-api';
import { median } from '../measure/repeat';
import { table } from '../tables';
import { growStore, type GrownSite } from './grow-store';
import { measureGateway } from './measure-gateway';

const { values } = parseArgs({
  options: { sizes: { type: 'string', default: '5x10,5x10000,20x10000,50x10000' } },
});
const sizes = values.sizes.split(',').map((pair) => pair.split('x').map(Number) as [number, number]);
const repository = findRepository();
const folder = await mkdtemp(path.join(tmpdir(), 'ilera-growth-'));
const names = listParts(repository);
const parts = await buildParts({ repository, parts: names, tell: console.log });
const extra = await buildSixthRemote(repository, '1.0.0-be0c0001', ['/extra'], folder);
const [api, browser] = await Promise.all([startTrialApi(repository, folder), launchChromium()]);

const rows: string[][] = [];
try {
  for (const [remotes, revisions] of sizes) {
    const site = await growStore({
      folder: path.join(folder, `${remotes}x${revisions}`),
      parts,
      extra,
      remotes,
      revisions,
    });
    const gateway = await measureGateway({ repository, site, apiUrl: api.url, browser });
    const published = await measurePublish(site);
    const { landing, conditions, visit } = gateway;
    const row = [
      String(remotes),
      String(revisions),
      `${(gateway.coldStart / 1000).toFixed(2)} s`,
      `${inMegabytes(gateway.memory.started)} MB`,
      `${inMegabytes(gateway.memory.visited)} MB`,
      `${inKilobytes(landing.plain)} (${inKilobytes(landing.sent)})`,
      `${inKilobytes(conditions.plain)} (${inKilobytes(conditions.sent)})`,
      String(visit.requests),
      inKilobytes(visit.bytes),
      `${(published / 1000).toFixed(2)} s`,
    ];
    rows.push(row);
    console.log(row.join('  '));
  }
} finally {
  await browser.close();
  await api.close();
  await rm(folder, { recursive: true, force: true });
}
const head = [
  'remotes',
  'revisions',
  'cold start',
  'memory at start',
  'after 200 visits',
  '`/`, kB (sent)',
  '`/conditions`, kB (sent)',
  'requests of a visit to `/`',
  'kB of it',
  'a publish',
];
console.log(`\n${table(head, rows)}`);

/** Milliseconds in which a built remote is checked, uploaded and made live: the median of three. */
async function measurePublish({ ledger, parts }: GrownSite): Promise<number> {
  const plans = parts.find(({ release }) => release.name === 'mf-plans');
  if (!plans) throw new Error('mf-plans is not built');
  const taken: number[] = [];
  for (const run of [1, 2, 3]) {
    const version = `9.0.${run}-be0c0002`;
    const next = toBuilt(plans.folder, { ...plans.release, version });
    const began = performance.now();
    await publish({ ledger, parts: [next], by: 'bench', reason: 'growth' });
    taken.push(performance.now() - began);
  }
  return median(taken);
}

function inKilobytes(bytes: number): string {
  return (bytes / 1000).toFixed(1);
}

function inMegabytes(bytes: number): string {
  return (bytes / 1e6).toFixed(0);
}
