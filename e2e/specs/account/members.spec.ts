import { openFromMenu, signIn } from '../../support/people/account';
import { newestMail } from '../../support/people/outbox';
import { invite, openPlanHolder } from '../../support/people/plans';
import { expect, test } from '../../support/test';

// Without animations, because axe cannot measure the contrast of what is still fading in.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test(
  'on a wide screen the members of a plan are beside its benefits',
  { tag: '@same-words' },
  async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await signIn(page, 'chioma.family@ilera.example');
    await openFromMenu(page, 'Health plan mgt', 'Health plan');
    const top = async (name: string) =>
      (await page.getByRole('heading', { level: 2, name, exact: true }).boundingBox())?.y ?? 0;
    await expect(page.getByRole('heading', { name: 'Members' })).toBeVisible();
    await expect
      .poll(async () => Math.abs((await top('Members')) - (await top('Claimable benefits'))))
      .toBeLessThan(20);
    expect(await top('Your claims')).toBeGreaterThan(await top('Members'));
  },
);

test('somebody is removed from a plan after a confirmation', async ({ page, site, expectAccessible }) => {
  const removals: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'DELETE') removals.push(new URL(request.url()).pathname);
  });
  await openPlanHolder(page, site.apiUrl, 'SME Starter');
  await invite(page, site.apiUrl, [
    { name: 'Ruth Bature', email: `ruth.${Date.now()}@staff.example` },
    { name: 'Peter Dogo', email: `peter.${Date.now()}@staff.example` },
  ]);
  await openFromMenu(page, 'Health plan mgt', 'Health plan');
  const row = page.getByRole('listitem').filter({ hasText: 'Ruth Bature' });
  await row.getByRole('button', { name: 'Delete' }).click();
  await expectAccessible(page, 'the confirmation of a removal');
  expect(removals).toEqual([]);
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await expect(row).toHaveCount(0);
  expect(removals).toHaveLength(1);
  await openFromMenu(page, 'Home', 'Hello, Nneka');
  await openFromMenu(page, 'Health plan mgt', 'Health plan');
  await expect(page.getByText('Peter Dogo')).toBeVisible();
  await expect(row).toHaveCount(0);
});

test('a list of employees is checked and corrected line by line, and invited once it is right (R4.75)', async ({
  page,
  site,
  expectAccessible,
}) => {
  const posts: string[] = [];
  const [ada, bola] = ['ada.obi', 'bola.ojo'].map((name) => `${name}.${Date.now()}@staff.example`);
  await openPlanHolder(page, site.apiUrl, 'Corporate Core');
  await openFromMenu(page, 'Health plan mgt', 'Health plan');
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('/api/')) posts.push(request.url());
  });
  await page.getByRole('button', { name: 'Add employees' }).click();
  await page.getByRole('tab', { name: 'Bulk upload' }).click();
  await page.getByLabel('CSV file').setInputFiles({
    name: 'staff.csv',
    mimeType: 'text/csv',
    // As Excel saves it where the comma is decimal.
    buffer: Buffer.from(
      `Surname;First Name;Work Email\r\nObi;Ad\xe9;${ada}\r\nOjo;Bola;bola\r\n;;nobody\r\n`,
      'latin1',
    ),
  });
  await expect(page.getByText('Adé Obi')).toBeVisible();
  await expect(page.getByText('This is not an email address').first()).toBeVisible();
  await page.getByRole('button', { name: 'Invite employee now' }).click();
  await expect(page.getByText('Correct the lines that need your attention')).toBeVisible();
  await expectAccessible(page, 'a list that was checked');
  expect(posts).toEqual([]);

  await page.getByLabel('Email, line 3').fill(`mailto:${bola}`);
  await page.getByRole('button', { name: 'Remove line 4' }).click();
  await expect(page.getByText('Every line is fine.')).toBeVisible();
  await page.getByRole('button', { name: 'Invite employee now' }).click();
  await expect(page.getByText('Invitation sent')).toBeVisible();
  for (const address of [ada, bola]) await newestMail(site.apiUrl, address ?? '', /invited to a health plan/);
});
