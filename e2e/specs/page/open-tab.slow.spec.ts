import type { CDPSession, Page } from '@playwright/test';
import { rollback } from '../../../ops/src/testing/change-store';
import type { TestSite } from '../../../ops/src/testing/sites/test-site';
import { recordTraffic } from '../../bench/measure/record-traffic';
import { begunAll } from '../../support/at-rest';
import { publishRenamed } from '../../support/builds/publish-renamed';
import { screenHeading } from '../../support/screens';
import { startOwnSite, takeTime } from '../../support/own-site';
import { expect, test } from '../../support/test';

test.describe('a tab that is open while the site changes', () => {
  test.beforeEach(takeTime);
  let site: TestSite;
  test.beforeAll(async ({ site: { apiUrl } }) => {
    site = await startOwnSite({ apiUrl });
  });
  test.afterAll(() => site.close());

  /** Versions of mf-plans whose files a document asks for, from its navigation on. */
  function watchVersions(page: Page) {
    let versions = new Set<string>();
    page.on('request', (request) => {
      if (request.isNavigationRequest()) versions = new Set();
      const version = /\/assets\/mf-plans\/([^/]+)\/remoteEntry/.exec(request.url())?.[1];
      if (version) versions.add(version);
    });
    return () => [...versions];
  }

  test('keeps its versions and what was typed; a full navigation brings the new ones; `now` shows a notice', async ({
    page,
  }) => {
    const before = (await site.ledger.newest())?.live['mf-plans']?.version ?? '';
    const email = page.getByRole('textbox', { name: /e-?mail/i }).first();
    const loaded = watchVersions(page);
    const notice = page.getByRole('status').filter({ hasText: 'important update' });
    await page.clock.install();
    await page.goto(`${site.url}/auth/sign-in`);
    await expect(screenHeading(page)).toBeVisible();
    await email.fill('ada@ilera.example');

    const after = await publishRenamed(site, 'mf-plans');
    await site.gateway.follower.poll();
    await test.step('the tab learns of the change, and keeps what was typed', async () => {
      const asked = page.waitForResponse(/_live\?revision=/);
      await page.clock.runFor(61_000);
      expect(await (await asked).json()).toMatchObject({ urgent: false });
      await expect(notice).toBeHidden();
      await expect(email).toHaveValue('ada@ilera.example');
    });

    await test.step('inside the document it goes on with its own version', async () => {
      await page.goto(`${site.url}/conditions`);
      await expect(screenHeading(page)).toBeVisible();
      await rollback({ ...site, part: 'mf-plans', by: 'e2e', reason: 'once more' });
      await site.gateway.follower.poll();
      await page
        .getByRole('navigation', { name: 'Main' })
        .getByRole('link', { name: 'Health Plans' })
        .click();
      await expect(page).toHaveURL(/health-plans/);
      await expect.poll(loaded).toEqual([after]);
      await expect(page.getByRole('article').first()).toBeVisible();
      await page.goto(`${site.url}/health-plans`);
      await expect.poll(loaded).toEqual([before]);
    });

    await test.step('the tab offers an urgent update, and loads it at a press', async () => {
      await rollback({ ...site, part: 'mf-plans', to: after, by: 'e2e', reason: 'urgent', now: true });
      await site.gateway.follower.poll();
      await page.clock.runFor(61_000);
      await expect(notice).toBeVisible();
      expect(loaded()).toEqual([before]);
      await page.getByRole('button', { name: 'Load the update' }).click();
      await expect.poll(loaded).toEqual([after]);
      await expect(notice).toBeHidden();
    });
  });

  test('a visitor who comes back after a release fetches only the changed files', async ({ page }) => {
    const { fetched } = recordTraffic(await startedSession(page));
    /** Opens the conditions, and gives the files that the browser has asked the network for since. */
    const visit = async (): Promise<() => string[]> => {
      const before = fetched().length;
      await page.goto(`${site.url}/conditions`);
      await begunAll(page);
      return () =>
        fetched()
          .slice(before)
          .flatMap(({ path }) => (path.startsWith('/assets/') ? path : []));
    };
    const first = await visit();
    await expect
      .poll(() => first().filter((path) => path.startsWith('/assets/mf-conditions/')).length)
      .toBeGreaterThan(2);
    expect((await visit())()).toEqual([]);
    const version = await publishRenamed(site, 'mf-conditions');
    await site.gateway.follower.poll();
    const changed = await visit();
    await expect.poll(changed).toEqual([`/assets/mf-conditions/${version}/remoteEntry.js`]);
  });
});

async function startedSession(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  return session;
}
