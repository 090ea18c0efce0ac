import { devices } from '@playwright/test';
import { startTestSite, type TestSite } from '../../ops/src/testing/test-site';
import { makeFaultyRelease } from '../support/faulty-release';
import { publish } from '../../ops/src/release/publish';
import { readRecord } from '../../ops/src/release/upload';
import { expect, test } from '../support/test';

const opsKey = 'the-operator-key-of-this-test';

test.describe('the ops console on a phone', () => {
  let broken: TestSite;
  let bad = '';

  test.beforeAll(async () => {
    test.setTimeout(240_000);
    broken = await startTestSite({ apiEnv: { RATE_LIMITS: 'off' }, keys: { opsKey } });
    const { store, ledger } = broken;
    const live = (await ledger.newest())?.live['mf-plans']?.version ?? '';
    const good = (await readRecord(store, 'mf-plans', live))?.release;
    if (!good) throw new Error('mf-plans is not published');
    bad = '9.0.0-bad';
    const parts = [await makeFaultyRelease(good, bad, 'throws on start')];
    await publish({ store, ledger, parts, by: 'squad', reason: 'new totals', admission: 'overrule' });
    await broken.gateway.follower.look();
  });
  test.afterAll(() => broken.close());

  test('an operator sees the failing version, rolls it back with a reason, and the next visit is well', async ({
    browser,
    page,
    quiet,
    expectAccessible,
  }) => {
    quiet.allow(/fault: start|RemoteFailure|federation/i);
    // A visitor meets the bad release: the last good one takes its place without a reload, and one report is sent.
    await page.goto(`${broken.url}/health-plans`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect
      .poll(() => broken.gateway.metrics.summary().find(({ version }) => version === bad)?.failedVisitors)
      .toBe(1);

    const { viewport, userAgent, deviceScaleFactor, isMobile, hasTouch } = devices['Pixel 7'];
    const handset = await browser.newContext({ viewport, userAgent, deviceScaleFactor, isMobile, hasTouch });
    const phone = await handset.newPage();
    await phone.goto(`${broken.url}/ops`);
    await phone.getByLabel('Your name, for the history').fill('Ngozi');
    await phone.getByLabel('Operator key').fill('not the key, but long');
    await phone.getByRole('button', { name: 'Sign in' }).click();
    await expect(phone.getByRole('alert')).toHaveText('That is not the key.');
    await phone.getByLabel('Your name, for the history').fill('Ngozi');
    await phone.getByLabel('Operator key').fill(opsKey);
    await phone.getByRole('button', { name: 'Sign in' }).click();

    const plans = phone.getByRole('region', { name: 'mf-plans', exact: true });
    await expect(plans).toContainText(bad);
    await expect(plans).toContainText('1 visitors');
    expect(await phone.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    await expectAccessible(phone, '/ops');

    await plans.getByLabel('Reason for rolling back mf-plans').fill('totals are off');
    await plans.getByRole('button', { name: 'Roll back mf-plans' }).click();
    await expect(phone.getByRole('status')).toContainText('mf-plans is at');
    await expect(phone.getByRole('region', { name: 'History' })).toContainText('totals are off');

    const html = await (await fetch(`${broken.url}/health-plans`)).text();
    expect(html).not.toContain(bad);
    await phone.context().close();
  });
});
