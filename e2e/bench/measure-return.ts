import type { Browser, BrowserContext } from '@playwright/test';
import type { Release } from '@shared/contracts';
import { readRecord } from '../../ops/src/release/upload';
import type { TestSite } from '../../ops/src/site/test-site';
import { publishChanged } from '../support/publish-changed';
import { openProfile, openTab } from './browser';
import { readVisit, type Visit } from './measure-visit';
import type { Fetched } from './record-traffic';

/** A visit with what it fetched, file by file. */
export interface ReturnVisit extends Visit {
  fetched: Fetched[];
}

/** Visits of one profile: the first, the second, and one after a remote was released anew. */
export interface Returns {
  address: string;
  first: ReturnVisit;
  second: ReturnVisit;
  afterRelease?: ReturnVisit;
}

async function visit(context: BrowserContext, url: string): Promise<ReturnVisit> {
  const tab = await openTab(context);
  await tab.page.goto(url, { waitUntil: 'load', timeout: 60_000 });
  const measured = await readVisit(tab);
  await tab.page.close();
  return { ...measured, fetched: tab.traffic.fetched() };
}

/** Visits each address twice; with `release`, once more after that was done. All in one profile, so that its cache lasts. */
export async function measureReturns(
  browser: Browser,
  siteUrl: string,
  addresses: string[],
  release?: () => Promise<void>,
): Promise<Returns[]> {
  const context = await openProfile(browser);
  try {
    const returns: Returns[] = [];
    for (const address of addresses)
      returns.push({
        address,
        first: await visit(context, siteUrl + address),
        second: await visit(context, siteUrl + address),
      });
    if (!release) return returns;
    await release();
    for (const one of returns) one.afterRelease = await visit(context, siteUrl + one.address);
    return returns;
  } finally {
    await context.close();
  }
}

/** What a release of one remote changed. */
export interface Change {
  remote: string;
  version: string;
  /** Files whose bytes are those of the version before. */
  unchanged: Set<string>;
}

/** Publishes a remote anew and waits until documents name the new version. */
export async function releaseAnew(site: TestSite, remote: string, version: string): Promise<Change> {
  const before = await readRelease(site, remote);
  await publishChanged(site, remote, version);
  while (!(await (await fetch(site.url)).text()).includes(version))
    await new Promise((resolve) => setTimeout(resolve, 100));
  const after = await readRelease(site, remote);
  const unchanged = Object.entries(after.files)
    .filter(([file, { integrity }]) => before.files[file]?.integrity === integrity)
    .map(([file]) => file);
  return { remote, version, unchanged: new Set(unchanged) };
}

async function readRelease(site: TestSite, remote: string): Promise<Release> {
  const live = (await site.ledger.newest())?.live[remote];
  const record = live && (await readRecord(site.store, remote, live.version));
  if (!record) throw new Error(`${remote} is not live`);
  return record.release;
}
