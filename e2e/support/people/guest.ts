import { expect, type Locator, type Page } from '@playwright/test';

/** Presses a button of the sandbox's payment page. */
export async function decidePayment(
  page: Page,
  outcome: 'Approve payment' | 'Decline payment' | 'Cancel and go back',
) {
  await expect(page).toHaveURL(/_pay\//);
  await page.getByRole('button', { name: outcome }).click();
}

/** Chooses a day of December in the open booking panel. */
export async function chooseDay(page: Page, day: number) {
  const dialog = page.getByRole('dialog', { name: 'Book an Appointment' });
  // Until its remote is loaded, the open dialog shows no month.
  await expect(dialog.getByRole('grid')).toBeVisible();
  while (!(await dialog.getByText(/December \d{4}/).isVisible()))
    await dialog.getByRole('button', { name: 'Next month' }).click();
  await dialog.getByRole('button', { name: new RegExp(`day ${day} December$`) }).click();
  return dialog;
}

/** Chooses the last day of the year, a time and a method in the open booking panel. */
export async function chooseSlot(
  page: Page,
  method: 'Video Consultation' | 'Message Consultation',
  time = '09:30 am',
) {
  const dialog = page.getByRole('dialog', { name: 'Book an Appointment' });
  await expect(dialog).toBeVisible();
  await expect(dialog.getByRole('combobox', { name: 'Time' })).toBeHidden();
  await chooseDay(page, 31);
  await dialog.getByRole('combobox', { name: 'Time' }).selectOption(time);
  // Clicks the words, as a person does, which fails where something lies over them.
  await dialog.locator('label', { hasText: method }).click();
  await expect(dialog.getByRole('radio', { name: method })).toBeChecked();
  return dialog;
}

/** Fills the guest's details on the checkout. */
export async function fillGuest(page: Page, email: string) {
  await page.getByLabel('First Name').fill('  Amara ');
  await page.getByLabel('Last Name').fill('Okafor');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel(/^I agree that my doctor/).check();
}

/** Says in the open form that the visit is for a daughter of seven. */
export async function fillDaughter(form: Page | Locator) {
  await form.getByLabel('Somebody else').check();
  await form.getByLabel('Their first name').fill('Zainab');
  await form.getByLabel('Their last name').fill('Quadri');
  await form.getByLabel('Their age').fill('7');
  await form.getByLabel('Who they are to you').selectOption('My child');
  await form.getByLabel(/as parent or guardian/).check();
}
