import type { Browser, BrowserContext } from '@playwright/test';
import { startTestSite, type TestSite } from '../../ops/src/testing/test-site';
import { startFaultProxy } from '../support/fault-proxy';
import {
  failurePanel,
  remoteNames,
  screenHeading,
  screens,
  signIn,
  type RemoteName,
} from '../support/screens';
import type { Kind } from './fault-kinds';

/** A whole site whose remotes are broken one by one. */
export interface Trial {
  site: TestSite;
  /** A browser that has seen nothing yet: what it has in its cache, no fault can take away. */
  newContext(remote: RemoteName): Promise<BrowserContext>;
  close(): Promise<void>;
}

/** What a case found: how the broken part showed itself, and the seconds until then; or what went wrong. */
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
export async function openTrial(browser: Browser, newestBuilds: boolean): Promise<Trial> {
  const site = await startTestSite({ apiEnv: { RATE_LIMITS: 'off' }, newestBuilds });
  return {
    site,
    newContext: async (remote) => {
      const context = await browser.newContext();
      if (remote === 'mf-account') await signIn(context, site.apiUrl);
      return context;
    },
    close: () => site.close(),
  };
}

/** Breaks one remote in one way, looks at it and at a screen of each other remote, and mends it. */
export async function runCase(trial: Trial, kind: Kind, remote: RemoteName): Promise<FaultCase> {
  const proxy = await startFaultProxy(trial.site.url);
  const mend = await kind.strike({ site: trial.site, proxy }, remote);
  try {
    const own = await lookAtBroken(trial, proxy.url, remote);
    const others = remoteNames.filter((name) => name !== remote);
    const alive = await Promise.all(others.map((other) => isAlive(trial, proxy.url, other)));
    const deadOthers = others.filter((_, index) => !alive[index]);
    return { kind: kind.name, scope: kind.scope, remote, deadOthers, ...own };
  } finally {
    await mend();
    await proxy.close();
  }
}

async function lookAtBroken(
  trial: Trial,
  url: string,
  remote: RemoteName,
): Promise<Pick<FaultCase, 'shown' | 'seconds' | 'pwned'>> {
  const context = await trial.newContext(remote);
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
 * Something was shown for the broken remote, nothing ran that should not, and everybody else lives. Of a
 * release that does not work the last good version is asked for; on a wire that breaks every version, a panel
 * has to do.
 */
export const isGood = ({ scope, shown, deadOthers, pwned }: FaultCase): boolean =>
  (scope === 'release' ? shown === 'last good' : shown !== 'nothing') && deadOthers.length === 0 && !pwned;
