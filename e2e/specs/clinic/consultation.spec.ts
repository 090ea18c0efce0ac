import { openDoctor } from '../../support/people/clinic';
import { chooseSlot, fillDaughter } from '../../support/people/guest';
import { openAccount } from '../../support/people/account';
import { test } from '../../support/site-in-time';
import { expect } from '../../support/test';
import { thisYear } from '../../support/this-year';

const day = `${thisYear}-12-31`;

test('a visit is booked, appears at the clinic, is taken, held, and reaches the patient', async ({
  page,
  browser,
  site,
  travel,
  expectAccessible,
}) => {
  // No visit starts long before its time.
  await travel(new Date(`${day}T23:20:00+01:00`));
  const clinic = await openDoctor(browser, site.url);
  const email = `clinic.${Date.now()}@example.com`;

  await test.step('a doctor watches the day', async () => {
    await clinic.goto(`/clinic?day=${day}`);
    await expect(clinic.getByRole('heading', { level: 1, name: 'Visits' })).toBeVisible();
  });

  await test.step('somebody books for her daughter', async () => {
    await openAccount(page, site.apiUrl, email);
    await page.goto('/condition/1');
    await page.getByRole('button', { name: 'Get Started' }).click();
    const booking = await chooseSlot(page, 'Video Consultation', '11:30 pm');
    await fillDaughter(booking);
    await expectAccessible(page, 'a booking for somebody else');
    await booking.getByRole('button', { name: 'Book appointment' }).click();
    await expect(booking.getByRole('button', { name: 'Save to my calendar' })).toBeVisible();
  });

  await test.step('it appears at the clinic without a reload, and is taken with one press', async () => {
    const row = clinic.getByRole('link', { name: /Zainab Q.*Nobody took it/ });
    await expect(row).toBeVisible();
    await expectAccessible(clinic, 'the visits of a day');
    await row.press('Enter');
    await expect(clinic.getByRole('link', { name: email })).toBeVisible();
    await expect(clinic.locator('main, main h1').and(clinic.locator(':focus'))).toBeVisible();
    await expect(clinic.getByRole('region', { name: 'Patient' })).toContainText(/Zainab Quadri.*7 years/s);
    await clinic.getByRole('button', { name: 'Take it as doctor' }).click();
    await expect(clinic.getByRole('link', { name: 'Link to the consultation' })).toBeVisible();
    await expectAccessible(clinic, 'a visit at the clinic');
  });

  await test.step('it is held: reason, start, note, prescription, referral, finish', async () => {
    await clinic.getByRole('button', { name: 'Show the reason' }).click();
    await expect(clinic.getByRole('region', { name: 'Reason' }).getByRole('status')).toBeVisible();
    await clinic.getByRole('button', { name: 'Start', exact: true }).click();
    await clinic.getByLabel('What you found').fill('A throat infection');
    await clinic.getByLabel('When to come back or go to a hospital').fill('At once, with short breath');
    await clinic.getByRole('button', { name: 'Save the note' }).click();
    await expect(clinic.getByText(/The note is saved/)).toBeVisible();
    await clinic.getByRole('button', { name: 'Write a prescription' }).click();
    for (const [label, text] of Object.entries({
      Medicine: 'Amoxicillin',
      Strength: '500 mg',
      Dose: '1 capsule',
      'Times a day': '3',
      Days: '7',
    }))
      await clinic.getByLabel(label, { exact: true }).fill(text);
    await expectAccessible(clinic, 'a prescription that is written');
    await clinic.getByRole('button', { name: 'Prescribe', exact: true }).click();
    await expect(clinic.getByText(/^RX-\d{4}-/)).toBeVisible();
    await clinic.getByRole('button', { name: 'Write a referral letter' }).click();
    await clinic.getByLabel('To', { exact: true }).fill('Ear, nose and throat');
    await clinic.getByLabel('Why', { exact: true }).fill('It comes back');
    await clinic.getByRole('button', { name: 'Write the letter' }).click();
    await clinic.getByRole('button', { name: 'Finish' }).click();
    await expect(clinic.getByText(/^Ended/)).toBeVisible();
  });

  let code = '';
  await test.step('the patient reads it in the detail of the visit', async () => {
    await page.goto('/account/history');
    await page.getByRole('button', { name: /^APT-/ }).click();
    const visit = page.getByRole('dialog');
    for (const text of [
      'Zainab Quadri',
      'Dr Nneka Obi, General practice',
      'A throat infection',
      'Amoxicillin 500 mg',
    ])
      await expect(visit.getByText(text)).toBeVisible();
    await expect(visit.getByText('Ear, nose and throat')).toBeVisible();
    await expectAccessible(page, 'a visit with what the clinic left');
    const answer = page.waitForResponse(/\/letters\/RX-/);
    const saved = page.waitForEvent('download');
    await visit.getByRole('button', { name: /^Save RX-.* as PDF$/ }).click();
    await saved;
    code = /letters\/(RX-[^/?]+)/.exec((await answer).url())?.[1] ?? '';
  });

  await test.step('a pharmacy proves the prescription, and learns neither illness nor name', async () => {
    await page.goto(`/prescription/${code}`);
    await expect(page.getByText('This prescription is valid.')).toBeVisible();
    await expect(page.getByRole('main')).toContainText('Amoxicillin');
    await expect(page.getByRole('main')).not.toContainText(/throat|Nneka Obi.*patient|Zainab/);
    await expectAccessible(page, 'a prescription');
  });
  await clinic.context().close();
});
