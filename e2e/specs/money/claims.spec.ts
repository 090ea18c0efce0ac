import { readFileSync } from 'node:fs';
import { openClinic } from '../../support/people/clinic';
import { newestMail } from '../../support/people/outbox';
import { openPlanHolder } from '../../support/people/plans';
import { expect, test } from '../../support/test';
import { pdfFile } from '../../../api/src/testing/evidence-files/pdf-file';

test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: { width: 390, height: 844 } });

test('a claim is sent, decided at the claims desk, paid to the account that the person names (R5.3)', async ({
  page,
  browser,
  site,
  expectAccessible,
}) => {
  const evidence = pdfFile();
  const clerks = await browser.newContext({ baseURL: site.url, viewport: { width: 1280, height: 900 } });
  const [desk, second] = [await clerks.newPage(), await clerks.newPage()];
  const row = page.getByRole('listitem').filter({ hasText: 'A filling on Tuesday' });
  let reference = '';
  const email = await openPlanHolder(page, site.apiUrl, 'Individual Plus');

  await test.step('the person sends it, and has the file back', async () => {
    await page.goto('/account/health_plan');
    await page.getByRole('button', { name: 'Claim', exact: true }).first().click();
    const panel = page.getByRole('dialog');
    await panel.getByLabel('Comment').fill('A filling on Tuesday');
    await panel
      .getByLabel('Evidence')
      .setInputFiles({ name: 'receipt.pdf', mimeType: 'application/pdf', buffer: evidence });
    await panel.getByRole('button', { name: 'Submit claim' }).click();
    await expect(panel.getByText('Your claim was sent')).toBeVisible();
    await panel.getByRole('button', { name: 'Done' }).click();
    await expect(row.getByText('In review')).toBeVisible();
    await expect(row.getByText('We answer within 10 working days by e-mail.')).toBeVisible();
    await expectAccessible(page, 'the list of claims');
    const download = page.waitForEvent('download');
    await row.getByRole('button', { name: 'Download receipt.pdf' }).click();
    const file = await download;
    expect(file.suggestedFilename()).toBe('receipt.pdf');
    expect(readFileSync(await file.path()).equals(evidence)).toBe(true);
    reference = /CLM-\w+/.exec((await row.textContent()) ?? '')?.[0] ?? 'no reference';
  });

  await test.step('two clerks open it with its evidence', async () => {
    await openClinic(desk, 'ugo.claims@ilera.example');
    await expect(desk).toHaveURL(/\/clinic\/claims$/);
    await expect(desk.getByRole('link', { name: reference })).toBeVisible();
    await expectAccessible(desk, 'the claims desk');
    await desk.getByRole('link', { name: reference }).click();
    await expect(desk.getByText('A filling on Tuesday')).toBeVisible();
    await second.goto(`/clinic/claims/${reference}`);
    await expect(second.getByLabel('Amount in naira')).toBeVisible();
    await desk.getByRole('button', { name: 'Show receipt.pdf' }).click();
    const saved = desk.waitForEvent('download');
    await desk.getByRole('button', { name: 'Save receipt.pdf' }).click();
    expect(readFileSync(await (await saved).path()).equals(evidence)).toBe(true);
    await expectAccessible(desk, 'a claim at the claims desk');
  });

  await test.step('one approves, the other is told', async () => {
    await desk.getByLabel('Amount in naira').fill('12,500');
    await desk.getByRole('button', { name: 'Approve' }).click();
    await expect(desk.getByText(/has not named it yet/)).toBeVisible();
    await second.getByLabel('Why it is not paid').fill('There is no receipt in the evidence.');
    await second.getByRole('button', { name: 'Refuse' }).click();
    await expect(second.getByText(/decided this claim meanwhile/)).toBeVisible();
    await expect(second.getByLabel('Why it is not paid')).toHaveValue('There is no receipt in the evidence.');
    await expect(second.getByText('₦12,500')).toBeVisible();
    expect((await newestMail(site.apiUrl, email, /claim was approved/)).text).toContain('N12,500');
  });

  await test.step('the person names the account, and sees it masked', async () => {
    await page.reload();
    await expect(row.getByText('Tell us the bank account to send it to.')).toBeVisible();
    await row.getByRole('button', { name: 'Add your bank account' }).click();
    await row.getByLabel('Bank', { exact: true }).fill('Zenith Bank');
    await row.getByLabel('Account number').fill('2087654321');
    await expectAccessible(page, 'the account of a claim');
    await row.getByRole('button', { name: 'Save the account' }).click();
    await expect(row.getByText('Zenith Bank, ******4321')).toBeVisible();
    await expect(row.getByText('₦12,500 will be sent to you within 10 working days.')).toBeVisible();
  });

  await test.step('it is paid, and the person sees who read what', async () => {
    await desk.reload();
    await desk.getByRole('button', { name: 'Show the whole number' }).click();
    await expect(desk.getByText('Zenith Bank, 2087654321')).toBeVisible();
    await desk.getByRole('button', { name: 'The money was sent' }).click();
    await expect(desk.getByText(/^Paid on/)).toBeVisible();
    await page.reload();
    await expect(row.getByText(/^₦12,500 sent on /)).toBeVisible();
    await page.goto('/account/settings');
    for (const what of ['the bank account', 'evidence'])
      await expect(page.getByText(`The clinic read ${what} of the claim ${reference}`).first()).toBeVisible();
  });
  await clerks.close();
});
