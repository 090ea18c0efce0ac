import { atRest } from '../../support/at-rest';
import { signIn } from '../../support/people/account';
import { openBeforeScripts, shellScripts } from '../../support/slow-phone';
import { accountPages } from '../../support/public-pages';
import { expect, test } from '../../support/test';

for (const width of [390, 1280])
  test(`the account area at ${width} px: React keeps the layout and the heading that the document brought`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await signIn(page, 'chioma.family@ilera.example');
    for (const address of accountPages) {
      const release = await openBeforeScripts(page, address);
      const layout = await page.$$('#root :is(aside, aside *, header, header *, main, h1)');
      expect(layout.length).toBeGreaterThan(20);
      release();
      await atRest(page);
      const kept = await Promise.all(layout.map((element) => element.evaluate((one) => one.isConnected)));
      expect(kept.filter(Boolean).length / kept.length, address).toBeGreaterThanOrEqual(0.98);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      await page.unroute(shellScripts);
    }
  });
