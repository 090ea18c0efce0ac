import type { Browser, BrowserContext, Page } from '@playwright/test';
import type { SiteDocument } from '@ilera/contracts';
import { journeys, visitPages, type Journey } from '../skew/journeys';
import { livePage } from '../support/screens';
import { watchConsoleAndNetwork } from '../support/watch-console-and-network';

/** What a smoke run saw. */
export interface SmokeResult {
  /** By part: the version that the visited pages show. */
  versions: Record<string, string>;
  /** The addresses that were visited. */
  pages: string[];
  /** Requests that would have written, which were answered in the browser. */
  held: string[];
  /** What went wrong, in short lines; empty when all is well. */
  notes: string[];
}

/**
 * Visits a running site at an address, or a preview of it at `/_preview/<id>`: every page that its navigation
 * and footer lead to, and the journeys that only read. It changes nothing: what would write never leaves the
 * browser. Each page of a preview must name its candidates.
 * @throws where the address shows no page of the site
 */
export async function smoke(browser: Browser, address: string): Promise<SmokeResult> {
  const { origin } = new URL(address);
  const context = await browser.newContext({
    baseURL: origin,
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  context.setDefaultTimeout(30_000);
  // For a browser with a cookie no CDN has a copy of an earlier revision.
  await context.addCookies([{ name: 'smoke', value: '1', url: origin }]);
  try {
    const held = await answerWrites(context);
    const noise = watchConsoleAndNetwork(context);
    const page = await context.newPage();
    const first = await page.goto(address);
    const versions = await readVersions(page);
    if (!versions)
      throw new Error(`${address} answers ${first?.status() ?? 'nothing'}, and no page of the site.`);
    const checkPreview = previewCheck(address);
    const check = async (visited: Page) => {
      // A document names the remotes of its own page.
      Object.assign(versions, await readVersions(visited));
      await checkPreview(visited);
    };
    const pages = await listPages(page, origin);
    const notes: string[] = [];
    for (const journey of [
      visitPages('the public pages of the site', pages, check),
      ...journeys.filter(({ readsOnly }) => readsOnly),
    ])
      notes.push(...(await go(page, journey, check)));
    return { versions, pages, held, notes: [...notes, ...new Set(noise.heard())] };
  } finally {
    await context.close();
  }
}

/**
 * Returns what throws on a page of a preview whose banner does not name the candidates, or that is composed of other
 * versions of them. On the site itself it accepts every page.
 */
function previewCheck(address: string): (page: Page) => Promise<void> {
  if (!/^\/_preview\/./.test(new URL(address).pathname)) return () => Promise.resolve();
  return async (page) => {
    const banner = (await page.locator('#banner').allTextContents()).join();
    const [, candidates] = /^Preview .*?: (.*) beside revision /.exec(banner) ?? [];
    if (!candidates) throw new Error('It shows no preview, but what is live');
    const versions = await readVersions(page);
    for (const candidate of candidates.split(', ')) {
      const [part = '', version] = candidate.split(' ');
      if (versions?.[part] !== version)
        throw new Error(
          `It shows ${part} ${versions?.[part] ?? 'not at all'}, not the preview's ${version ?? ''}`,
        );
    }
  };
}

const reads = ['GET', 'HEAD', 'OPTIONS'];

/** Answers everything but reads in the site's place. Returns the list of what it answered, which grows. */
async function answerWrites(context: BrowserContext): Promise<string[]> {
  const held: string[] = [];
  // What a page sends while it is left passes by routes.
  await context.exposeFunction('holdBeacon', (url: string) => held.push(`POST ${url}`));
  await context.addInitScript(() => {
    const { holdBeacon } = globalThis as unknown as { holdBeacon: (url: string) => void };
    navigator.sendBeacon = (url) => {
      holdBeacon(new URL(url, location.href).pathname);
      return true;
    };
  });
  await context.route('**/*', (route) => {
    const request = route.request();
    if (reads.includes(request.method())) return route.continue();
    held.push(`${request.method()} ${new URL(request.url()).pathname}`);
    return route.fulfill({ status: 204 });
  });
  return held;
}

/** The versions that the document names; undefined where it is none of the site. */
async function readVersions(page: Page): Promise<Record<string, string> | undefined> {
  const text = await page.evaluate(() => document.getElementById('site')?.textContent);
  if (!text) return undefined;
  const { shell, remotes } = JSON.parse(text) as SiteDocument;
  const listed = Object.entries(remotes);
  return { shell, ...Object.fromEntries(listed.map(([name, { version }]) => [name, version])) };
}

/** The addresses of this site that the links of the landing page lead to, without queries. */
async function listPages(page: Page, origin: string): Promise<string[]> {
  await page.goto('/');
  // Entries that the gateway could not prerender come with hydration.
  await livePage(page).getByRole('contentinfo').waitFor();
  const targets = await page
    .locator('nav a[href], footer a[href]')
    .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href));
  const own = targets.map((target) => new URL(target)).filter((target) => target.origin === origin);
  return [...new Set(['/', ...own.map(({ pathname }) => pathname)])];
}

async function go(page: Page, journey: Journey, check: (page: Page) => Promise<void>): Promise<string[]> {
  try {
    await journey.go(page);
    await check(page);
    return [];
  } catch (error) {
    return [`${journey.name}: ${String(error).split('\n')[0] ?? ''} at ${new URL(page.url()).pathname}`];
  }
}
