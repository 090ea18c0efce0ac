import { readFileSync } from 'node:fs';
import { runClaimsCommand } from '../../api/src/operators/claims-command';
import { signIn } from '../support/account';
import { newestMail } from '../support/outbox';
import { expect, opsToken, test } from '../support/test';
import { pdfFile } from '../../api/src/testing/evidence-files/pdf-file';

test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: { width: 390, height: 844 } });

// R5.3
test('a claim is sent, seen, approved by an operator and paid', async ({ page, site, expectAccessible }) => {
  const email = 'bayo.planholder@ilera.example';
  const evidence = pdfFile();
  const operate = (...args: string[]) =>
    runClaimsCommand(args, { apiUrl: site.apiUrl, token: opsToken, print: () => undefined });
  await signIn(page, email);
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

  const row = page.getByRole('listitem').filter({ hasText: 'A filling on Tuesday' });
  await expect(row.getByText('In review')).toBeVisible();
  await expect(row.getByText('We answer within 10 working days by e-mail.')).toBeVisible();
  await expectAccessible(page, 'the list of claims');
  const download = page.waitForEvent('download');
  await row.getByRole('button', { name: 'Download receipt.pdf' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('receipt.pdf');
  expect(readFileSync(await file.path()).equals(evidence)).toBe(true);

  const reference = /CLM-\w+/.exec((await row.textContent()) ?? '')?.[0] ?? '';
  await operate('approve', reference, '12500');
  expect((await newestMail(site.apiUrl, email, /claim was approved/)).text).toContain('N12,500');
  await page.reload();
  await expect(row.getByText('₦12,500 will be sent to you within 10 working days.')).toBeVisible();
  await operate('paid', reference);
  await page.reload();
  await expect(row.getByText(/^₦12,500 sent on /)).toBeVisible();
});
