/**
 * `pnpm soak [--minutes 5] [--flips 40] [--reports 10000] [--browsers 2] [--visitors 20] [--remotes
 * mf-plans,…]`: deploys and rollbacks while browsers and plain visitors load pages, an attacker writes
 * unsigned revisions into the store, the store hangs and is restored to an earlier copy, and failure reports
 * are forged. It fails on a failed navigation, a missing asset, a document with two versions of a remote, a
 * lost form entry, foreign code, a pause without a reason, or a rollback that the next visit does not see
 * within two seconds, with the service worker installed too.
 */
import { parseArgs } from 'node:util';
import { setTimeout as pause } from 'node:timers/promises';
import type { BuiltPart } from '../../ops/src/build/built-part';
import { ReleaseCache } from '../../ops/src/registry/releases/release-cache';
import { startTestSite, type TestSite } from '../../ops/src/testing/sites/test-site';
import { makeSigner, trustIn } from '../../ops/src/testing/signing-keys';
import { launchChromium } from '../support/launch-chromium';
import { buildAgain } from '../support/builds/second-build';
import { emptyTally, visitPlainly, type FindRelease } from './plain-visitor';
import { attackBucket, foreignVersion } from './soak/bucket-attack';
import { fillForm, paths, seen, walk } from './soak/browsers';
import { flip } from './soak/deploys';
import { forgeReports } from './soak/forged-reports';
import { openReturningVisitor } from './soak/returning-visitor';
import { openHangingStore, type HangingStore } from './soak/hanging-store';

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '5' },
    flips: { type: 'string', default: '40' },
    visitors: { type: 'string', default: '20' },
    browsers: { type: 'string', default: '2' },
    remotes: { type: 'string', default: 'mf-public,mf-conditions,mf-plans,mf-auth,mf-account' },
    reports: { type: 'string', default: '10000' },
  },
});
const flips = Number(values.flips);
const remotes = values.remotes.split(',');
const browserCount = Number(values.browsers);
async function main(): Promise<void> {
  const signer = makeSigner();
  const keys = { signer, trust: trustIn(signer), opsKey: 'the-operator-key-of-this-soak' };
  let hanging: HangingStore | undefined;
  const site = await startTestSite({
    apiEnv: { RATE_LIMITS: 'off' },
    keys,
    // As in production; other tests remove files and turn the memory off.
    assetMemory: 128 * 1024 * 1024,
    wrapStore: (store) => (hanging = openHangingStore(store)).store,
  });
  if (!hanging) throw new Error('The site has no store');
  const browser = await launchChromium();
  try {
    const seconds = await buildSeconds(site);
    console.log(
      `${values.minutes} minutes, ${flips} deploys and rollbacks, ${browserCount} browsers, ${values.visitors} plain visitors …`,
    );
    const until = Date.now() + Number(values.minutes) * 60_000;
    const tally = emptyTally();
    const releases = new ReleaseCache(site.store);
    const findRelease: FindRelease = (name, version) => releases.get(name, version);
    const visitors = Array.from({ length: Number(values.visitors) }, async (_, index) => {
      for (let turn = index; Date.now() < until; turn += 1) {
        await visitPlainly(site.url, paths[turn % paths.length] ?? '/', tally, findRelease);
        await pause(300 + Math.random() * 900);
      }
    });
    const browsers = Array.from({ length: browserCount }, async (_, index) => {
      for (let turn = index; Date.now() < until; turn += 1) {
        const page = await (await browser.newContext()).newPage();
        try {
          await (turn % 3 === 2 ? fillForm(site, page) : walk(site, page, turn));
        } catch (error) {
          seen.failed.push(`browser ${index}: ${String(error)}`);
        }
        await page.context().close();
      }
    });
    const returning = await openReturningVisitor(browser, site.url);
    const attack = await attackBucket(site, ['mf-auth', 'mf-plans'], 3_000);
    const [deploys, forged] = await Promise.all([
      flip(site, hanging, seconds, returning, flips, until),
      forgeReports(site, Number(values.reports), until),
      ...visitors,
      ...browsers,
    ]);
    attack.stop();

    const history = await site.ledger.recent(1_000);
    const byReports = history.filter(({ by }) => by === 'gateway');
    const foreign = [
      ...tally.foreign,
      ...seen.foreign,
      ...history.filter(({ live }) => Object.values(live).some(({ version }) => version === foreignVersion)),
    ];
    const worst = Math.max(...deploys.rollbacks);
    const worstWithWorker = Math.max(...deploys.rollbacksWithWorker);
    const lines: [string, number | string, boolean][] = [
      ['documents fetched', tally.documents, true],
      ['documents failed', tally.failedDocuments.length, tally.failedDocuments.length === 0],
      ['assets fetched', tally.assets, true],
      ['assets missing', tally.missingAssets.length, tally.missingAssets.length === 0],
      ['documents mixing versions', tally.mixed.length, tally.mixed.length === 0],
      ['browser navigations', seen.navigations, seen.navigations > 0 || browserCount === 0],
      ['browser navigations failed', seen.failed.length, seen.failed.length === 0],
      ['forms kept open across changes', seen.forms, seen.forms > 0 || browserCount === 0],
      ['form entries lost', seen.lostEntries.length, seen.lostEntries.length === 0],
      ['deploys', deploys.deploys.length, true],
      ['rollbacks', deploys.rollbacks.length, deploys.rollbacks.length > 0],
      ['rollback to first new visit, slowest', `${worst} ms`, worst <= 2000],
      ['the same with the service worker', `${worstWithWorker} ms`, worstWithWorker <= 2000],
      ['visits past the service worker', returning.uncontrolled, returning.uncontrolled === 0],
      ['unsigned revisions written', attack.unsigned, attack.unsigned > 0],
      ['wrongly signed revisions written', attack.wronglySigned, attack.wronglySigned > 0],
      ['altered revisions written', attack.altered, attack.altered > 0],
      ['foreign bytes run, named or sent', foreign.length, foreign.length === 0],
      ['store did not answer for 10 s', deploys.hangs, deploys.hangs > 0],
      ['store restored to an earlier copy', deploys.restores, deploys.restores > 0],
      ['deploys refused on the restored copy', deploys.refused, deploys.refused === deploys.restores],
      ['reports forged', forged.sent, forged.sent === Number(values.reports)],
      ['reports limited by address', forged.limited, true],
      ['rolled back by reports', byReports.length, byReports.length === 0],
    ];
    for (const [name, figure, isGood] of lines)
      console.log(`${isGood ? ' ' : '✗'} ${name.padEnd(40)} ${figure}`);
    const troubles = [
      ...tally.failedDocuments,
      ...tally.missingAssets,
      ...tally.mixed,
      ...tally.foreign,
      ...seen.failed,
      ...seen.lostEntries,
      ...seen.foreign,
    ];
    if (troubles.length > 0) console.log(troubles.slice(0, 20).join('\n'));
    process.exitCode = lines.every(([, , isGood]) => isGood) ? 0 : 1;
  } finally {
    await browser.close();
    await site.close();
  }
}

/** A second version of each remote, built anew. */
async function buildSeconds({ repository }: TestSite): Promise<Map<string, BuiltPart>> {
  console.log('Building a second version of each remote …');
  const seconds = new Map<string, BuiltPart>();
  for (const name of remotes) {
    const part = await buildAgain(repository, name, '9.0.0-soak0001').catch(() => undefined);
    if (part) seconds.set(name, part);
    else console.log(`  ${name} does not build at the moment and is left out`);
  }
  return seconds;
}

main().catch((error: unknown) => {
  console.error(error);
  process.exit(1);
});
