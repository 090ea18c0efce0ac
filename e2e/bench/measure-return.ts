import path from 'node:path';
import type { Browser, BrowserContext } from '@playwright/test';
import type { Release } from '@shared/contracts';
import { readRecord } from '../../ops/src/registry/releases/upload';
import type { TestSite } from '../../ops/src/testing/sites/test-site';
import { publishChanged } from '../support/publish-changed';
import { openProfile, openTab } from './browser';
import { readPageLoad, type PageLoad } from './measure-page-load';
import type { Fetched } from './record-traffic';
import { touchFile } from './squad/touched-file';

/** A visit with its fetched files. */
export interface ReturningPageLoad extends PageLoad {
  fetched: Fetched[];
}

/** Visits of one profile: the first, the second, and one after a remote was released anew. */
export interface Returns {
  address: string;
  first: ReturningPageLoad;
  second: ReturningPageLoad;
  afterRelease?: ReturningPageLoad;
}

async function visit(context: BrowserContext, url: string): Promise<ReturningPageLoad> {
  const tab = await openTab(context);
  await tab.page.goto(url, { waitUntil: 'load', timeout: 60_000 });
  const measured = await readPageLoad(tab);
  await tab.page.close();
  return { ...measured, fetched: tab.traffic.fetched() };
}

/**
 * Visits each address twice and, where `release` is given, once more after it has run. All visits use one
 * profile, so that its cache lasts.
 */
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

/** A release of one remote with changed words on one of its pages. */
export interface Change {
  remote: string;
  version: string;
  /** A source of the remote, from its folder, and words in it. */
  file: string;
  words: string;
}

/**
 * Publishes a remote with other words on a page, and waits until documents name the new version.
 * @returns the addresses of the files whose bytes the release changed
 */
export async function releaseAnew(
  site: TestSite,
  { remote, version, file, words }: Change,
): Promise<Set<string>> {
  const before = await readRelease(site, remote);
  const source = touchFile(path.join(site.repository, remote, file), words);
  try {
    source.replace(`${words} today`);
    await publishChanged(site, remote, version);
  } finally {
    source.restore();
  }
  while (!(await (await fetch(site.url)).text()).includes(version))
    await new Promise((resolve) => setTimeout(resolve, 100));
  const after = await readRelease(site, remote);
  const changed = Object.entries(after.files).filter(
    ([name, { integrity }]) => before.files[name]?.integrity !== integrity,
  );
  return new Set(
    changed.map(([name, { address }]) => `/assets/${remote}/${address ?? `${version}/${name}`}`),
  );
}

async function readRelease(site: TestSite, remote: string): Promise<Release> {
  const live = (await site.ledger.newest())?.live[remote];
  const record = live && (await readRecord(site.store, remote, live.version));
  if (!record) throw new Error(`${remote} is not live`);
  return record.release;
}
