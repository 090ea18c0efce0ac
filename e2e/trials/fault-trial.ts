import type { Browser, BrowserContext } from '@playwright/test';
import { workerInstalled } from '../support/offline';
import { startTestSite, type TestSite } from '../../ops/src/testing/sites/test-site';
import { startFaultProxy } from '../support/fault-proxy';
import { failurePanel, remoteNames, screenHeading, screens, type RemoteName } from '../support/screens';
import { signInAs } from '../support/states/demo-sessions';
import type { Kind } from './fault-kinds';

/** A whole site whose remotes are broken one by one. */
export interface Trial {
  site: TestSite;
  /** A browser with an empty cache, because no fault removes cached files. */
  newContext(remote: RemoteName): Promise<BrowserContext>;
  close(): Promise<void>;
}

/** The result of a case: what the broken part showed, and the seconds until then; or what went wrong. */
export interface FaultCase {
  kind: string;
  scope: Kind['scope'];
  remote: RemoteName;
  shown: 'panel' | 'last good' | 'nothing';
  seconds: number;
  deadOthers: string[];
  pwned: boolean;
}

/** Starts the site, with two visitors: one signed out, one signed in. */
export async function openTrial(browser: Browser): Promise<Trial> {
  const site = await startTestSite({ apiEnv: { RATE_LIMITS: 'off' } });
  return {
    site,
    newContext: async (remote) => {
      const context = await browser.newContext();
      if (remote === 'mf-account') await signInAs(context, site.apiUrl, 'ada.individual@ilera.example');
      return context;
    },
    close: () => site.close(),
  };
}

/** Breaks one remote in one way, reads its screen and one of each other remote, and repairs it. */
export async function runCase(trial: Trial, kind: Kind, remote: RemoteName): Promise<FaultCase> {
  const proxy = await startFaultProxy(trial.site.url);
  const context = await withWorker(await trial.newContext(remote), proxy.url);
  const mend = await kind.strike({ site: trial.site, proxy }, remote);
  try {
    const own = await lookAtBroken(context, proxy.url, remote);
    const others = remoteNames.filter((name) => name !== remote);
    const alive = await Promise.all(others.map((other) => isAlive(trial, proxy.url, other)));
    const deadOthers = others.filter((_, index) => !alive[index]);
    return { kind: kind.name, scope: kind.scope, remote, deadOthers, ...own };
  } finally {
    await mend();
    await proxy.close();
  }
}

/** A visitor who was here before: the service worker is installed, and no file is in the cache. */
async function withWorker(context: BrowserContext, url: string): Promise<BrowserContext> {
  const page = await context.newPage();
  await page.goto(`${url}/privacy-policy`);
  await workerInstalled(page);
  await (await context.newCDPSession(page)).send('Network.clearBrowserCache');
  await page.close();
  return context;
}

async function lookAtBroken(
  context: BrowserContext,
  url: string,
  remote: RemoteName,
): Promise<Pick<FaultCase, 'shown' | 'seconds' | 'pwned'>> {
  const page = await context.newPage();
  try {
    const began = Date.now();
    await page.goto(url + screens[remote], { waitUntil: 'commit' });
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
    return { shown, seconds, pwned };
  } finally {
    await context.close();
  }
}

async function isAlive(trial: Trial, url: string, remote: RemoteName): Promise<boolean> {
  const context = await trial.newContext(remote);
  const page = await context.newPage();
  try {
    await page.goto(url + screens[remote], { waitUntil: 'commit' });
    await screenHeading(page).waitFor({ timeout: 30_000 });
    return !(await failurePanel(page).isVisible());
  } catch {
    return false;
  } finally {
    await context.close();
  }
}

/**
 * Something was shown for the broken remote, no foreign code ran, and every other remote works. A faulty
 * release must lead to the fallback version; a fault on the wire breaks every version, so the panel is
 * enough.
 */
export const isGood = ({ scope, shown, deadOthers, pwned }: FaultCase): boolean =>
  (scope === 'release' ? shown === 'last good' : shown !== 'nothing') && deadOthers.length === 0 && !pwned;
