/**
 * `pnpm soak [--minutes 5] [--flips 40]`: deploys and rollbacks while browsers and plain visitors are at work.
 * Promises: no failed navigation, no missing asset, no document mixing two versions of a remote, no lost form entry, and
 * a rollback seen by the next visit within two seconds.
 */
import { parseArgs } from 'node:util';
import { chromium, type Page } from '@playwright/test';
import { ReleaseCache } from '../../ops/src/gateway/revisions/release-cache';
import { publish } from '../../ops/src/release/publish';
import { rollback } from '../../ops/src/release/rollback';
import { startTestSite, type TestSite } from '../../ops/src/testing/test-site';
import { failurePanel, screenHeading } from '../support/screens';
import { buildAgain } from '../support/second-build';
import { emptyTally, readSite, visitPlainly, type FindRelease } from './plain-visitor';

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '5' },
    flips: { type: 'string', default: '40' },
    visitors: { type: 'string', default: '20' },
    newest: { type: 'boolean', default: false },
  },
});
const duration = Number(values.minutes) * 60_000;
const flips = Number(values.flips);
const paths = ['/', '/conditions', '/health-plans', '/auth/sign-in', '/waitlist', '/blog'];
const remotes = ['mf-public', 'mf-conditions', 'mf-plans', 'mf-auth', 'mf-account'];
const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));

/** What the browsers saw. */
const seen = { navigations: 0, failed: [] as string[], forms: 0, lostEntries: [] as string[] };

async function main(): Promise<void> {
  const site = await startTestSite({ apiEnv: { RATE_LIMITS: 'off' }, newestBuilds: values.newest });
  const executablePath = process.env.PLAYWRIGHT_CHROMIUM_PATH ?? '/usr/bin/chromium';
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
  try {
    console.log('Building a second version of each remote …');
    const seconds = new Map<string, Awaited<ReturnType<typeof buildAgain>>>();
    for (const name of remotes) {
      const again = await buildAgain(site.repository, name, '9.0.0-soak0001').catch(() => undefined);
      if (again) seconds.set(name, again);
      else console.log(`  ${name} does not build at the moment and is left out`);
    }
    console.log(
      `${values.minutes} minutes, ${flips} deploys and rollbacks, 2 browsers, ${values.visitors} plain visitors …`,
    );
    const until = Date.now() + duration;
    const tally = emptyTally();
    const releases = new ReleaseCache(site.store);
    const findRelease: FindRelease = (name, version) => releases.get(name, version);
    const visitors = Array.from({ length: Number(values.visitors) }, async (_, index) => {
      for (let turn = index; Date.now() < until; turn += 1) {
        await visitPlainly(site.url, paths[turn % paths.length] ?? '/', tally, findRelease);
        await pause(300 + Math.random() * 900);
      }
    });
    const browsers = [0, 1].map(async (index) => {
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
    const [delays] = await Promise.all([flip(site, seconds, until), ...visitors, ...browsers]);

    const worst = Math.max(...delays.rollbacks);
    const lines: [string, number | string, boolean][] = [
      ['documents fetched', tally.documents, true],
      ['documents failed', tally.failedDocuments.length, tally.failedDocuments.length === 0],
      ['assets fetched', tally.assets, true],
      ['assets missing', tally.missingAssets.length, tally.missingAssets.length === 0],
      ['documents mixing versions', tally.mixed.length, tally.mixed.length === 0],
      ['browser navigations', seen.navigations, seen.navigations > 0],
      ['browser navigations failed', seen.failed.length, seen.failed.length === 0],
      ['forms kept open across changes', seen.forms, seen.forms > 0],
      ['form entries lost', seen.lostEntries.length, seen.lostEntries.length === 0],
      ['deploys', delays.deploys.length, true],
      ['rollbacks', delays.rollbacks.length, delays.rollbacks.length > 0],
      ['rollback to first new visit, slowest', `${worst} ms`, worst <= 2000],
    ];
    for (const [name, figure, isGood] of lines)
      console.log(`${isGood ? ' ' : '✗'} ${name.padEnd(40)} ${figure}`);
    const troubles = [
      ...tally.failedDocuments,
      ...tally.missingAssets,
      ...tally.mixed,
      ...seen.failed,
      ...seen.lostEntries,
    ];
    if (troubles.length > 0) console.log(troubles.slice(0, 20).join('\n'));
    process.exitCode = lines.every(([, , isGood]) => isGood) ? 0 : 1;
  } finally {
    await browser.close();
    await site.close();
  }
}

/** Deploys and rolls back in turn, remote by remote; answers how long each took to reach the next visit. */
async function flip(
  { store, ledger, url }: TestSite,
  seconds: Map<string, Awaited<ReturnType<typeof buildAgain>>>,
  until: number,
): Promise<{ deploys: number[]; rollbacks: number[] }> {
  const delays = { deploys: [] as number[], rollbacks: [] as number[] };
  const every = (until - Date.now()) / (flips + 1);
  const isSecond = new Set<string>();
  for (let turn = 0; turn < flips; turn += 1) {
    const due = until - (flips - turn) * every;
    await pause(Math.max(0, due - Date.now()));
    // Each remote goes forward and, a few turns later, back.
    const names = [...seconds.keys()];
    const name = names[turn % names.length] ?? '';
    const part = seconds.get(name);
    if (!part) continue;
    const by = 'soak';
    const isBack = isSecond.has(name);
    const state = isBack
      ? await rollback({ store, ledger, part: name, by, reason: 'soak', force: true })
      : await publish({ store, ledger, parts: [part], by, reason: 'soak', admission: 'overrule' });
    if (isBack) isSecond.delete(name);
    else isSecond.add(name);
    const wanted = state?.live[name]?.version;
    const began = Date.now();
    while (readSite(await (await fetch(url)).text()).remotes[name]?.version !== wanted) {
      if (Date.now() - began > 10_000) break;
      await pause(10);
    }
    (isBack ? delays.rollbacks : delays.deploys).push(Date.now() - began);
  }
  return delays;
}

/** Loads a page, then moves through the site by its links, as a visitor does. */
async function walk(site: TestSite, page: Page, turn: number): Promise<void> {
  const look = async (where: string): Promise<void> => {
    seen.navigations += 1;
    try {
      await screenHeading(page).waitFor({ timeout: 30_000 });
      if (await failurePanel(page).isVisible()) throw new Error('a part is missing');
    } catch (error) {
      seen.failed.push(`${where}: ${String(error).split('\n')[0] ?? ''}`);
    }
  };
  const path = paths[turn % paths.length] ?? '/';
  await page.goto(site.url + path).catch((error: unknown) => seen.failed.push(`${path}: ${String(error)}`));
  await look(path);
  for (const name of ['Conditions', 'Health Plans', 'Home']) {
    await pause(1000 + Math.random() * 3000);
    const link = page.getByRole('navigation').getByRole('link', { name, exact: true }).first();
    if (!(await link.isVisible().catch(() => false))) continue;
    await link.click().catch((error: unknown) => seen.failed.push(`${path} → ${name}: ${String(error)}`));
    await look(`${path} → ${name}`);
  }
}

/** Writes into a form, waits while the site changes under it, and looks whether the words are still there. */
async function fillForm(site: TestSite, page: Page): Promise<void> {
  const field = page.getByRole('textbox', { name: /e-?mail/i }).first();
  try {
    await page.goto(`${site.url}/auth/sign-in`);
    await screenHeading(page).waitFor({ timeout: 30_000 });
    await field.fill('ada@ilera.example', { timeout: 30_000 });
    const before = (await (await fetch(`${site.url}/_health`)).json()) as { revision: number };
    const deadline = Date.now() + 30_000;
    while (
      ((await (await fetch(`${site.url}/_health`)).json()) as { revision: number }).revision ===
      before.revision
    ) {
      if (Date.now() > deadline) return;
      await pause(250);
    }
    await pause(1500);
    seen.forms += 1;
    const kept = await field.inputValue();
    if (kept !== 'ada@ilera.example') seen.lostEntries.push(`sign-in: "${kept}"`);
  } catch (error) {
    seen.failed.push(`form: ${String(error).split('\n')[0] ?? ''}`);
  }
}

main().catch((error: unknown) => {
  console.error(error);
  process.exit(1);
});
