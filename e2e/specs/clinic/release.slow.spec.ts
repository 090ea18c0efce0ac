import type { Page } from '@playwright/test';
import { freeze, rollback } from '../../../ops/src/testing/change-store';
import type { TestSite } from '../../../ops/src/testing/sites/test-site';
import { publishRenamed } from '../../support/builds/publish-renamed';
import { livePage, screenHeading } from '../../support/screens';
import { startOwnSite } from '../../support/own-site';
import { expect, test } from '../../support/test';

const part = 'mf-clinic';
const visited = ['/', '/conditions', '/condition/13', '/health-plans', '/auth/sign-in', '/account/home'];

/** The versions of all parts that a visitor's documents name. */
async function seenByVisitors(page: Page, site: TestSite): Promise<string[][]> {
  const seen: string[][] = [];
  for (const path of visited) {
    const html = await (await page.request.get(`${site.url}${path}`)).text();
    seen.push([...new Set(html.match(/\/assets\/[a-z-]+\/[^/"']+/g))].sort());
  }
  return seen;
}

/** The version of the clinic that a page of it runs. */
async function openedVersion(page: Page, site: TestSite): Promise<string | undefined> {
  const entry = page.waitForResponse(/\/assets\/mf-clinic\/(?!files)[^/]+\//);
  await page.goto(`${site.url}/clinic`);
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
  return /mf-clinic\/(?<version>[^/]+)/.exec((await entry).url())?.groups?.version;
}

test('the clinic is published, rolled back and taken away alone (R4.96)', async ({
  page,
  quiet,
  site: { apiUrl },
}) => {
  quiet.allow(/status of 40[34]/);
  const site = await startOwnSite({ apiUrl });
  const by = { by: 'e2e', reason: 'a trial of the clinic' };
  try {
    const before = await seenByVisitors(page, site);
    expect(before.flat().filter((address) => address.includes(part))).toEqual([]);
    const first = await openedVersion(page, site);

    const next = await publishRenamed(site, part);
    await site.gateway.follower.poll();
    expect(await openedVersion(page, site)).toBe(next);
    expect(await seenByVisitors(page, site)).toEqual(before);

    await rollback({ ...site, ...by, part });
    await site.gateway.follower.poll();
    expect(await openedVersion(page, site)).toBe(first);
    expect(await seenByVisitors(page, site)).toEqual(before);

    // The next revision, whatever it is, takes over what the policy says.
    delete site.paths[part];
    await freeze({ ...site, ...by });
    await site.gateway.follower.poll();
    await page.goto(`${site.url}/clinic`);
    await expect(page.getByRole('heading', { name: '404 | NOT FOUND' })).toBeVisible();
    expect(await seenByVisitors(page, site)).toEqual(before);
    await page.goto(`${site.url}/health-plans`);
    await expect(livePage(page)).toBeVisible();
    await expect(screenHeading(page)).toBeVisible();
  } finally {
    await site.close();
  }
});
