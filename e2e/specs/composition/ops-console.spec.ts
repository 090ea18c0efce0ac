import { type Browser, devices, type Page } from '@playwright/test';
import type { TestSite } from '../../../ops/src/testing/sites/test-site';
import { makeFaultyRelease } from '../../support/builds/faulty-release';
import { publish } from '../../../ops/src/testing/change-store';
import { readRecord } from '../../../ops/src/registry/releases/read-record';
import { watchConsoleAndNetwork } from '../../support/watch-console-and-network';
import { startOwnSite } from '../../support/own-site';
import { expect, test } from '../../support/test';

// This file has a site of its own.
test.use({ baseURL: 'http://localhost' });

const opsKey = 'the-operator-key-of-this-test';

/**
 * A phone, 390 pixels wide.
 * @param javaScriptEnabled off: no script of a page runs, because the console must work without any; axe
 * needs it on
 */
async function openPhone(browser: Browser, javaScriptEnabled = false): Promise<Page> {
  const { userAgent, deviceScaleFactor, isMobile, hasTouch } = devices['iPhone 13'];
  const handset = await browser.newContext({
    viewport: { width: 390, height: 844 },
    userAgent,
    deviceScaleFactor,
    isMobile,
    hasTouch,
    javaScriptEnabled,
  });
  return handset.newPage();
}

/** The elements beyond the right edge of the screen: nothing may need scrolling sideways. */
const cutOff = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('body *')]
      .filter((element) => {
        const { right, width } = element.getBoundingClientRect();
        return width > 0 && (right > innerWidth + 0.5 || element.scrollWidth > element.clientWidth + 1);
      })
      .map((element) => `${element.tagName} ${element.textContent.trim().slice(0, 40)}`),
  );

async function signIn(phone: Page, url: string, key: string): Promise<void> {
  await phone.goto(`${url}/ops`);
  await phone.getByLabel('Your name, for the history').fill('Ngozi');
  await phone.getByLabel('Operator key').fill(key);
  await phone.getByRole('button', { name: 'Sign in' }).click();
}

test.describe('the ops console on a phone', () => {
  let broken: TestSite;
  let bad = '';
  let good = '';

  test.beforeAll(async ({ site: { apiUrl } }) => {
    broken = await startOwnSite({ apiUrl, keys: { opsKey } });
    const { store, ledger } = broken;
    good = (await ledger.newest())?.live['mf-plans']?.version ?? '';
    const release = (await readRecord(store, 'mf-plans', good))?.release;
    if (!release) throw new Error('mf-plans is not published');
    bad = '9.0.0-bad';
    const parts = [await makeFaultyRelease(release, bad, 'throws on start')];
    await publish({ ledger, parts, by: 'squad', reason: 'new totals', force: true });
    await broken.gateway.follower.poll();
  });
  test.afterAll(() => broken.close());

  test('an operator sees the failing version, rolls it back with a reason, and the next visit is well', async ({
    browser,
    page,
    quiet,
    expectAccessible,
  }) => {
    quiet.allow(/^uncaught: fault: start$/);
    // A visitor gets the bad release: the fallback version replaces it without a reload, and one report is
    // sent.
    await page.goto(`${broken.url}/health-plans`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect
      .poll(() => broken.gateway.metrics.summary().find(({ version }) => version === bad)?.failedVisitors)
      .toBe(1);

    const phone = await openPhone(browser);
    const noise = watchConsoleAndNetwork(phone.context());
    noise.allow(/^console error: Failed to load resource: .* status of 403 /);
    await signIn(phone, broken.url, 'not the key, but long');
    await expect(phone.getByRole('alert')).toHaveText('That is not the key.');
    await expect(phone.getByLabel('Your name, for the history')).toHaveValue('Ngozi');
    await expect(phone.getByRole('alert')).toBeFocused();
    await signIn(phone, broken.url, opsKey);

    const plans = phone.getByRole('region', { name: 'mf-plans', exact: true });
    await expect(plans).toContainText(bad);
    await expect(plans).toContainText('1 visitors');
    expect(await cutOff(phone)).toEqual([]);

    // The part with errors is the first one, and the way back is on the first screen.
    await expect(phone.getByRole('heading', { level: 3 }).first()).toHaveText('mf-plans');
    await expect(plans.getByRole('button', { name: 'Roll back mf-plans' })).toBeInViewport({ ratio: 1 });
    await plans.getByRole('button', { name: 'Roll back mf-plans' }).click();
    const change = phone.getByRole('region', { name: 'What will change' });
    await expect(change).toContainText(bad);
    await expect(change).toContainText(good);
    await expect(change).toContainText(/squad did this .*publish: "new totals"/);
    expect(await cutOff(phone)).toEqual([]);
    await phone
      .context()
      .storageState()
      .then(async ({ cookies }) => {
        const reader = await openPhone(browser, true);
        await reader.context().addCookies(cookies);
        for (const address of ['/ops', '/ops/confirm/rollback?part=mf-plans']) {
          await reader.goto(broken.url + address);
          await expectAccessible(reader, address);
        }
        await reader.context().close();
      });
    await phone.getByLabel('Reason').fill('totals are off');
    const before = await broken.ledger.newestNumber();
    await phone.getByRole('button', { name: `Roll back to ${good}` }).dblclick();

    await expect(phone.getByRole('status')).toContainText(`mf-plans is back at ${good}; it was at ${bad}.`);
    await expect(phone.getByRole('status')).toBeFocused();
    await expect(phone.getByRole('region', { name: 'History' })).toContainText('totals are off');
    expect(await broken.ledger.newestNumber()).toBe(before + 1);
    expect(noise.heard()).toEqual([]);

    const html = await (await fetch(`${broken.url}/health-plans`)).text();
    expect(html).not.toContain(bad);
    await phone.context().close();
  });

  test('an operator stops a canary and makes another one live for all', async ({ browser }) => {
    const { store, ledger, gateway, url } = broken;
    const release = (await readRecord(store, 'mf-plans', good))?.release;
    if (!release) throw new Error('mf-plans is not published');
    const phone = await openPhone(browser);
    await signIn(phone, url, opsKey);
    const plans = phone.getByRole('region', { name: 'mf-plans', exact: true });
    for (const [version, button, confirm, outcome] of [
      ['9.1.0-slow', 'Stop canary', 'Stop 9.1.0-slow', '9.1.0-slow is stopped'],
      [
        '9.2.0-fine',
        'Live for all',
        'Make 9.2.0-fine live for all',
        '9.2.0-fine, until now a canary, is live for everybody',
      ],
    ] as const) {
      const parts = [await makeFaultyRelease(release, version, 'throws on start')];
      const canary = { percent: 5, people: [] };
      await publish({ ledger, parts, by: 'squad', reason: 'try', force: true, canary });
      await gateway.follower.poll();
      await phone.goto(`${url}/ops`);
      await plans.getByRole('button', { name: button }).click();
      await expect(phone.getByRole('region', { name: 'What will change' })).toContainText(version);
      expect(await cutOff(phone)).toEqual([]);
      await phone.getByLabel('Reason').fill('seen enough');
      await phone.getByRole('button', { name: confirm }).click();
      await expect(phone.getByRole('status')).toContainText(outcome);
    }
    await phone.context().close();
  });
});
