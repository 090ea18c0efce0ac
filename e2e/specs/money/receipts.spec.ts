import { readFileSync } from 'node:fs';
import { signIn } from '../../support/people/account';
import { expect, test } from '../../support/test';

test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: { width: 390, height: 844 } });

test('a plan holder opens a receipt from the payment history, and saves the history as CSV (R5.2)', async ({
  page,
}) => {
  await signIn(page, 'bayo.planholder@ilera.example');
  await page.goto('/account/health_plan');
  await page
    .getByRole('button', { name: /^Receipt of PAY-/ })
    .first()
    .click();
  await expect(page.getByRole('article', { name: /^Receipt RCT-/ })).toContainText(
    /Enrollee number\W*EN-\d{6}/,
  );
  // On paper it is one page: the sheet without the account around it.
  const printed = (await page.pdf({ format: 'A4' })).toString('latin1');
  expect(printed.match(/\/Type \/Page\b/g)).toHaveLength(1);
  await page.keyboard.press('Escape');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download CSV' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('payments.csv');
  expect(readFileSync(await file.path(), 'utf8')).toMatch(
    /Date,Reference,Receipt,Plan,Amount,Currency,Status\r\n.*PAY-/,
  );
});
