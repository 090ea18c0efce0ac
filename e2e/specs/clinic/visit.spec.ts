import { pngFile, smallPng } from '../../../api/src/testing/evidence-files/png-file';
import { openClinic, openDoctor } from '../../support/people/clinic';
import { chooseDay, chooseSlot, decidePayment, fillDaughter, fillGuest } from '../../support/people/guest';
import { newestMail } from '../../support/people/outbox';
import { expect, test } from '../../support/test';
import { thisYear } from '../../support/this-year';

const day = `${thisYear}-12-31`;

test('a guest pays for a visit, hears from the clinic, and cancels by the link of the mail', async ({
  browser,
  site,
  expectAccessible,
}) => {
  const clinic = await openDoctor(browser, site.url);
  const guest = await browser.newContext({ baseURL: site.url, viewport: { width: 390, height: 844 } });
  const phone = await guest.newPage();
  const address = `guest.clinic.${Date.now()}@example.com`;

  await test.step('she pays; the care manager writes first, then introduces the doctor', async () => {
    await phone.goto('/condition/1');
    await phone.getByRole('button', { name: 'Get Started' }).click();
    await (
      await chooseSlot(phone, 'Message Consultation', '10:45 pm')
    )
      .getByRole('button', { name: 'Book appointment' })
      .click();
    await fillGuest(phone, address);
    await fillDaughter(phone);
    await expectAccessible(phone, 'a checkout for somebody else');
    await phone.getByRole('button', { name: /^Pay/ }).click();
    await decidePayment(phone, 'Approve payment');
    await expect(phone.getByText('open the link in the mail')).toBeVisible();
    const carers = await browser.newContext({ baseURL: site.url });
    const care = await carers.newPage();
    await openClinic(care, 'kemi.care@ilera.example');
    for (const [staff, role] of [
      [care, 'care manager'],
      [clinic, 'doctor'],
    ] as const) {
      await staff.goto(`/clinic?day=${day}&show=unassigned`);
      await staff
        .getByRole('link', { name: /Zainab Q/ })
        .first()
        .click();
      // What is medical opens to those who treat the person, and to nobody else.
      await expect(staff.getByText('open to those who have taken')).toBeVisible();
      await staff.getByRole('button', { name: `Take it as ${role}` }).click();
      await expect(staff.getByRole('button', { name: 'Show the reason' })).toBeVisible();
    }
    await carers.close();
    expect((await newestMail(site.apiUrl, address, /The link to/)).text).toMatch(/is your care manager/);
    expect((await newestMail(site.apiUrl, address, /Your doctor/)).text).toContain('Dr Nneka Obi');
  });

  await test.step('she sees, moves and cancels the visit by the link of the mail', async () => {
    const mail = await newestMail(site.apiUrl, address, /Your doctor/);
    await phone.goto(mail.links.find((link) => link.includes('/visit#')) ?? 'no link to the visit');
    await expect(phone.getByRole('link', { name: 'Go to the consultation' })).toBeVisible();
    await expect(phone.getByText('Dr Nneka Obi, General practice')).toBeVisible();
    await expect(phone.getByText('Zainab Quadri')).toBeVisible();
    await expectAccessible(phone, "a guest's visit");
    await phone.getByRole('button', { name: 'Send photographs or PDFs' }).click();
    const rash = { name: 'rash.png', mimeType: 'image/png', buffer: pngFile(...smallPng) };
    await phone.getByLabel('Files').setInputFiles(rash);
    await expectAccessible(phone, 'files for the doctor');
    await phone.getByRole('button', { name: 'Send to my doctor' }).click();
    await expect(phone.getByText('Your doctor can see it.')).toBeVisible();
    await clinic.getByRole('button', { name: /^Show rash/ }).click();
    await expect(clinic.getByRole('img', { name: /^Picture: rash/ })).toBeVisible();
    await expectAccessible(clinic, 'a file of the person');
    await phone.getByRole('button', { name: 'Move', exact: true }).click();
    await phone.getByLabel('New day').fill(day);
    await phone.getByLabel('New time').selectOption('11:15 pm');
    await expectAccessible(phone, "moving a guest's visit");
    await phone.getByRole('button', { name: 'Move my visit' }).click();
    await expect(phone.getByText(/31 December \d{4}, 11:15 PM/)).toBeVisible();
    await phone.getByRole('button', { name: 'Cancel visit' }).click();
    await phone.getByRole('button', { name: 'Yes, cancel my visit' }).click();
    await expect(phone.getByText('This visit was cancelled.')).toBeVisible();
    await expect(phone.getByText('What you paid is on its way back to you.')).toBeVisible();
    await guest.close();
  });
  await clinic.context().close();
});

test('a manager invites somebody and closes a day, which visitors see; nobody else opens these pages', async ({
  page,
  browser,
  site,
  expectAccessible,
}) => {
  const email = `new.care.${Date.now()}@ilera.example`;
  await openClinic(page, 'musa.manager@ilera.example');
  await page.getByRole('link', { name: 'Staff' }).click();
  await page.getByRole('button', { name: 'Invite somebody' }).click();
  await page.getByLabel('Name', { exact: true }).fill('Bola Ade');
  await page.getByLabel('Mail', { exact: true }).fill(email);
  await page.getByLabel('Care manager').check();
  await expectAccessible(page, 'an invitation of staff');
  await page.getByRole('button', { name: 'Send the invitation' }).click();
  await expect(page.getByText(`An invitation is on its way to ${email}.`)).toBeVisible();
  expect((await newestMail(site.apiUrl, email, /clinic/)).text).toContain('/clinic');

  await page.getByRole('link', { name: 'Opening hours' }).click();
  await page.getByLabel('Video').fill('5');
  await page.getByRole('button', { name: 'Add a day' }).click();
  await page.getByLabel('Day', { exact: true }).fill(`${thisYear}-12-30`);
  await expectAccessible(page, 'opening hours');
  await page.getByRole('button', { name: 'Save the hours' }).click();
  await expect(page.getByText('The hours are saved.')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Video')).toHaveValue('5');

  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
  await expectAccessible(page, 'the sign-in of the clinic');
  const others = await browser.newContext({ baseURL: site.url });
  const another = await others.newPage();
  await another.goto('/condition/1');
  await another.getByRole('button', { name: 'Get Started' }).click();
  const booking = await chooseDay(another, 30);
  await expect(booking.getByText('We are closed on this day. Please choose another one.')).toBeVisible();
  await expect(booking.getByRole('option', { name: '09:30 am' })).toBeDisabled();
  await expectAccessible(another, 'a day on which the clinic is closed');
  await openClinic(another, 'kemi.care@ilera.example');
  await another.goto('/clinic/staff');
  await expect(another.getByText('Your role does not open this page.')).toBeVisible();
  await others.close();
});
