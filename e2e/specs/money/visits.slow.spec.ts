import { readFileSync } from 'node:fs';
import type { Download, Locator, Page } from '@playwright/test';
import { chooseSlot, decidePayment, fillGuest } from '../../support/people/guest';
import { newestMail } from '../../support/people/outbox';
import { openAccount } from '../../support/people/account';
import { expect, test } from '../../support/test';
import { thisYear } from '../../support/this-year';

test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: { width: 390, height: 844 } });

const text = async (download: Download) => readFileSync(await download.path(), 'latin1');
const openVisit = (page: Page) => page.getByRole('button', { name: /^APT-/ });

test('a person finds a visit on the home page, saves, moves and cancels it (R4.78)', async ({
  page,
  site,
  expectAccessible,
}) => {
  const email = `visit.${Date.now()}@example.com`;
  await openAccount(page, site.apiUrl, email);
  await page.goto('/condition/1');
  await page.getByRole('button', { name: 'Get Started' }).click();
  const booking = await chooseSlot(page, 'Video Consultation', '11:30 pm');
  await booking.getByRole('button', { name: 'Book appointment' }).click();
  await expect(booking.getByRole('button', { name: 'Save to my calendar' })).toBeVisible();

  await page.goto('/account/home');
  await page.getByRole('button', { name: 'See or change it' }).click();
  const visit = page.getByRole('dialog');
  await expect(visit).toContainText(/31 December \d{4}, 11:30 pm/i);
  await expectAccessible(page, 'a visit');
  const saved = page.waitForEvent('download');
  await visit.getByRole('button', { name: 'Save to my calendar' }).click();
  expect(await text(await saved)).toMatch(/BEGIN:VCALENDAR[^]*UID:APT-[^]*DTSTART:\d{4}1231T223000Z/);

  await visit.getByRole('button', { name: 'Move', exact: true }).click();
  await visit.getByLabel('New day').fill(`${thisYear}-12-31`);
  await visit.getByLabel('New time').selectOption('11:45 pm');
  await visit.getByRole('button', { name: 'Move my visit' }).click();
  await expect(visit.getByText('Your visit was moved.')).toBeVisible();
  await expect(visit).toContainText(/11:45 pm/i);
  expect((await newestMail(site.apiUrl, email, /appointment was moved/)).text).toMatch(
    /31 December \d{4}, 11:45 PM/,
  );

  await visit.getByRole('button', { name: 'Cancel visit' }).click();
  await visit.getByRole('button', { name: 'Yes, cancel my visit' }).click();
  await expect(visit.getByText('Your visit was cancelled.')).toBeVisible();
  await expect(visit.getByText('Cancelled', { exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByText('No visit is planned.')).toBeVisible();
});

test('a guest gets a receipt, and the visit in the account of the same address (R4.77, R5.2)', async ({
  page,
  site,
  expectAccessible,
}) => {
  const email = `guest.visit.${Date.now()}@example.com`;
  await page.goto('/condition/1');
  await page.getByRole('button', { name: 'Get Started' }).click();
  await (
    await chooseSlot(page, 'Message Consultation', '10:15 pm')
  )
    .getByRole('button', { name: 'Book appointment' })
    .click();
  await fillGuest(page, email);
  await page.getByRole('button', { name: /^Pay/ }).click();
  await decidePayment(page, 'Approve payment');
  await expect(page.getByRole('heading', { level: 1, name: 'Your visit is booked' })).toBeVisible();
  await expect(page.getByText(email)).toBeVisible();

  await page.getByRole('button', { name: 'Receipt', exact: true }).click();
  const receipt = page.getByRole('article', { name: /^Receipt RCT-/ });
  await expect(receipt).toContainText('₦999');
  await expect(receipt).not.toContainText('Malaria');
  await expectAccessible(page, 'the receipt of a guest');
  await page.emulateMedia({ media: 'print' });
  await expect(receipt).toBeVisible();
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download PDF' }).click();
  expect(await text(await saved)).toMatch(/^%PDF-/);

  await openAccount(page, site.apiUrl, email);
  await page.goto('/account/history');
  // On phones the condition and its time lead, and the reference comes last.
  const top = async (part: Locator) => (await part.boundingBox())?.y ?? 0;
  expect(await top(page.getByText(/^Visit: /))).toBeLessThan(await top(openVisit(page)));
  await openVisit(page).click();
  await expect(page.getByRole('dialog')).toContainText('N999, paid');
  await page.getByRole('dialog').getByRole('button', { name: 'Receipt' }).click();
  await expect(receipt).toContainText('₦999');
});

test('a time that is over can be seen and not chosen, and an old checkout leads to another (R4.79)', async ({
  page,
}) => {
  await page.goto('/condition/1');
  await page.getByRole('button', { name: 'Get Started' }).click();
  const booking = page.getByRole('dialog', { name: 'Book an Appointment' });
  await booking.locator('[aria-current=date]').click();
  await expect(booking.locator('option', { hasText: '12:00 am, over' })).toBeDisabled();

  await page.goto('/conditioncheckout/1?date=1-2-2026+09:30+am&method=video');
  await expect(page.getByText('The time of this visit is over.')).toBeVisible();
  await page.getByRole('link', { name: 'Choose another time' }).click();
  await expect(page).toHaveURL(/\/condition\/1$/);
});

test('two tabs that move a visit agree on its time, and one that was cancelled is not moved (R4.78)', async ({
  page,
  context,
  site,
  quiet,
}) => {
  quiet.allow(/status of 422/);
  await openAccount(page, site.apiUrl, `moves.${Date.now()}@example.com`);
  await page.goto('/condition/1');
  await page.getByRole('button', { name: 'Get Started' }).click();
  const booking = await chooseSlot(page, 'Video Consultation', '06:15 pm');
  await booking.getByRole('button', { name: 'Book appointment' }).click();
  await expect(booking.getByRole('button', { name: 'Save to my calendar' })).toBeVisible();
  const other = await context.newPage();
  const tabs = [
    { tab: page, time: '06:30 pm' },
    { tab: other, time: '06:45 pm' },
  ];
  const openMove = async (tab: Page, time: string) => {
    await tab.goto('/account/home');
    await tab.getByRole('button', { name: 'See or change it' }).click();
    await tab.getByRole('button', { name: 'Move', exact: true }).click();
    await tab.getByLabel('New day').fill(`${thisYear}-12-31`);
    await tab.getByLabel('New time').selectOption(time);
  };
  for (const { tab, time } of tabs) await openMove(tab, time);
  const outcome = (tab: Page) => tab.getByText(/Your visit was moved|This visit has just been changed/);
  await Promise.all(tabs.map(({ tab }) => tab.getByRole('button', { name: 'Move my visit' }).click()));
  for (const { tab } of tabs) await expect(outcome(tab)).toBeVisible();
  const times = [];
  for (const { tab } of tabs) {
    await tab.goto('/account/home');
    await tab.getByRole('button', { name: 'See or change it' }).click();
    times.push(
      await tab
        .getByRole('dialog')
        .getByText(/December \d{4}, 6:/)
        .textContent(),
    );
  }
  expect(times[0]).toMatch(/6:(30|45) PM/);
  expect(times[1]).toBe(times[0]);

  await openMove(page, '07:15 pm');
  await other.getByRole('button', { name: 'Cancel visit' }).click();
  await other.getByRole('button', { name: 'Yes, cancel my visit' }).click();
  await expect(other.getByText(/^Your visit was cancelled/)).toBeVisible();
  await page.getByRole('button', { name: 'Move my visit' }).click();
  await expect(page.getByText('This visit has begun, is over or was cancelled.')).toBeVisible();
  await expect(page.getByRole('dialog').getByText('Cancelled', { exact: true })).toBeVisible();
});
