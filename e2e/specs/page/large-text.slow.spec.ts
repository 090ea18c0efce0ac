import { findChromium } from '../../../ops/bin/find-chromium.mjs';
import { atRest } from '../../support/at-rest';
import { findTooWide } from '../../support/states/check-layout';
import { signInAs } from '../../support/states/demo-sessions';
import { screenHeading } from '../../support/screens';
import { expect, test } from '../../support/test';

// The smallest phone, with letters twice as large as usual.
test.use({
  viewport: { width: 320, height: 640 },
  launchOptions: {
    executablePath: findChromium(),
    args: ['--no-sandbox', '--disable-gpu', '--blink-settings=defaultFontSize=32'],
  },
});

for (const address of [
  '/',
  '/conditions',
  '/health-plans',
  '/account/home',
  '/account/health_plan',
  '/plan-checkout/5?quantity=2',
])
  test(`nothing of ${address} is wider than the screen`, async ({ page, context, site }) => {
    await signInAs(context, site.apiUrl, 'chioma.family@ilera.example');
    await page.goto(address);
    await expect(screenHeading(page)).toBeVisible();
    await atRest(page);
    expect(await findTooWide(page)).toEqual([]);
  });
