/**
 * `pnpm faults [mf-plans …] [--kinds "entry 404,…"]`: 20 kinds of fault × 5 remotes. In each cell the broken remote shows
 * its panel, or its last good version, and a screen of each other remote lives. Prints a table; fails if a cell does.
 */
import { chromium, type Browser, type BrowserContext } from '@playwright/test';
import { publish } from '../../ops/src/release/publish';
import { rollback } from '../../ops/src/release/rollback';
import { readRecord } from '../../ops/src/release/upload';
import { startTestSite, type TestSite } from '../../ops/src/site/test-site';
import { startFaultProxy, type FaultKind, type FaultProxy } from '../support/fault-proxy';
import { faultyBehaviours, makeFaultyRelease, type FaultyBehaviour } from '../support/faulty-release';
import {
  failurePanel,
  remoteNames,
  screenHeading,
  screens,
  signIn,
  type RemoteName,
} from '../support/screens';

interface Kind {
  name: string;
  /** Breaks one remote; answers how to mend it again. */
  strike(trial: Trial, remote: RemoteName): Promise<() => Promise<void>>;
}

interface Trial {
  site: TestSite;
  proxy: FaultProxy;
  /** A browser that has seen nothing yet: what it has in its cache, no fault can take away. */
  newContext(remote: RemoteName): Promise<BrowserContext>;
}

const onFiles = (name: string, kind: FaultKind, file: string): Kind => ({
  name,
  strike: async ({ proxy }, remote) => {
    proxy.fault = { kind, path: new RegExp(`^/assets/${remote}/[^/]+/${file}$`) };
    return async () => {
      proxy.fault = undefined;
    };
  },
});

const byRelease = (behaviour: FaultyBehaviour): Kind => ({
  name: behaviour,
  strike: async ({ site }, remote) => {
    const { store, ledger } = site;
    const live = (await ledger.newest())?.live[remote]?.version ?? '';
    const good = (await readRecord(store, remote, live))?.release;
    if (!good) throw new Error(`${remote} is not published`);
    const version = `9.0.${Date.now()}`;
    const parts = [await makeFaultyRelease(good, version, behaviour)];
    await publish({ store, ledger, parts, by: 'trial', reason: behaviour, admission: 'overrule' });
    await site.gateway.follower.look();
    return async () => {
      await rollback({ store, ledger, part: remote, to: live, by: 'trial', reason: 'mend', force: true });
      await site.gateway.follower.look();
    };
  },
});

const pageChunk = 'page\\.[^/]+\\.js';
export const kinds: Kind[] = [
  onFiles('entry 404', '404', 'remoteEntry\\.js'),
  onFiles('entry 500', '500', 'remoteEntry\\.js'),
  onFiles('entry 503', '503', 'remoteEntry\\.js'),
  onFiles('entry is HTML', 'html', 'remoteEntry\\.js'),
  onFiles('entry empty', 'empty', 'remoteEntry\\.js'),
  onFiles('entry cut at 70 %', 'cut', 'remoteEntry\\.js'),
  onFiles('entry one bit off', 'flipped', 'remoteEntry\\.js'),
  onFiles('entry tampered', 'tampered', 'remoteEntry\\.js'),
  onFiles('entry connection closed', 'closed', 'remoteEntry\\.js'),
  onFiles('entry never answered', 'silent', 'remoteEntry\\.js'),
  onFiles('chunk 404', '404', pageChunk),
  onFiles('chunk 500', '500', pageChunk),
  onFiles('chunk is HTML', 'html', pageChunk),
  onFiles('chunk cut off half-way', 'half', pageChunk),
  onFiles('chunk tampered', 'tampered', pageChunk),
  onFiles('chunk connection closed', 'closed', pageChunk),
  onFiles('chunk never answered', 'silent', pageChunk),
  ...(['throws on start', 'wrong exports', 'throws on render'] as const).map(byRelease),
];
export const allBehaviours = Object.keys(faultyBehaviours);

/** What a cell found: how the broken part showed itself, and the seconds until then; or what went wrong. */
export interface Cell {
  kind: string;
  remote: RemoteName;
  shown: 'panel' | 'last good' | 'nothing';
  seconds: number;
  deadOthers: string[];
  pwned: boolean;
}

/** Runs one cell. */
export async function tryCell(trial: Trial, kind: Kind, remote: RemoteName): Promise<Cell> {
  const mend = await kind.strike(trial, remote);
  const context = await trial.newContext(remote);
  const page = await context.newPage();
  try {
    const began = Date.now();
    await page.goto(trial.proxy.url + screens[remote], { waitUntil: 'commit' });
    const shown = await Promise.race([
      failurePanel(page)
        .waitFor({ timeout: 40_000 })
        .then(() => 'panel' as const),
      screenHeading(page)
        .waitFor({ timeout: 40_000 })
        .then(() => 'last good' as const),
    ]).catch(() => 'nothing' as const);
    const seconds = (Date.now() - began) / 1000;
    const pwned = await page.evaluate(() => 'PWNED' in globalThis);
    if (shown === 'nothing')
      console.log(`  ${remote}:`, (await page.locator('body').innerText()).slice(0, 300));
    const deadOthers: string[] = [];
    for (const other of remoteNames.filter((name) => name !== remote)) {
      if (!(await isAlive(trial, other))) deadOthers.push(other);
    }
    return { kind: kind.name, remote, shown, seconds, deadOthers, pwned };
  } finally {
    await context.close();
    await mend();
  }
}

async function isAlive(trial: Trial, remote: RemoteName): Promise<boolean> {
  const context = await trial.newContext(remote);
  const page = await context.newPage();
  try {
    await page.goto(trial.proxy.url + screens[remote], { waitUntil: 'commit' });
    await screenHeading(page).waitFor({ timeout: 15_000 });
    return !(await failurePanel(page).isVisible());
  } catch {
    return false;
  } finally {
    await context.close();
  }
}

export const isGood = ({ shown, deadOthers, pwned }: Cell): boolean =>
  shown !== 'nothing' && deadOthers.length === 0 && !pwned;

/** A whole site with a fault proxy before it, and two visitors: one signed out, one signed in. */
export async function openTrial(browser: Browser): Promise<Trial & { close(): Promise<void> }> {
  const site = await startTestSite({
    apiEnv: { RATE_LIMITS: 'off' },
    newestBuilds: process.argv.includes('--newest'),
  });
  const proxy = await startFaultProxy(site.url);
  return {
    site,
    proxy,
    newContext: async (remote) => {
      const context = await browser.newContext();
      if (remote === 'mf-account') await signIn(context, site.apiUrl);
      return context;
    },
    close: async () => {
      await proxy.close();
      await site.close();
    },
  };
}

async function main(): Promise<void> {
  const args = process.argv.slice(2);
  const wanted = args.includes('--kinds') ? (args[args.indexOf('--kinds') + 1] ?? '').split(',') : undefined;
  const named = remoteNames.filter((name) => args.includes(name));
  const remotes = named.length > 0 ? named : remoteNames;
  const executablePath = process.env.PLAYWRIGHT_CHROMIUM_PATH ?? '/usr/bin/chromium';
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
  const trial = await openTrial(browser);
  const cells: Cell[] = [];
  try {
    for (const kind of kinds.filter(({ name }) => !wanted || wanted.includes(name))) {
      const row: Cell[] = [];
      for (const remote of remotes) row.push(await tryCell(trial, kind, remote));
      cells.push(...row);
      const words = row.map((cell) =>
        isGood(cell)
          ? `${cell.shown} ${cell.seconds.toFixed(1)} s`
          : `FAILED ${cell.shown} ${cell.deadOthers.join(' ')}${cell.pwned ? ' PWNED' : ''}`,
      );
      console.log(kind.name.padEnd(26), words.map((word) => word.padEnd(18)).join(''));
    }
  } finally {
    await trial.close();
    await browser.close();
  }
  const bad = cells.filter((cell) => !isGood(cell));
  console.log(`${''.padEnd(26)} ${remotes.map((name) => name.padEnd(18)).join('')}`);
  console.log(`${cells.length - bad.length} of ${cells.length} cells as promised`);
  process.exitCode = bad.length > 0 ? 1 : 0;
}

if (process.argv[1]?.endsWith('fault-matrix.ts')) await main();
