import { openClinic } from '../../support/people/clinic';
import { chooseSlot, decidePayment, fillGuest } from '../../support/people/guest';
import { newestMail } from '../../support/people/outbox';
import { openAccount } from '../../support/people/account';
import { expect, test } from '../../support/test';

test('a guest who typed a wrong address calls: found, corrected, sent the visit again, refunded (R5.20)', async ({
  page,
  browser,
  site,
  expectAccessible,
}) => {
  const guest = await browser.newContext({ baseURL: site.url, viewport: { width: 390, height: 844 } });
  const phone = await guest.newPage();
  const [wrong, right] = [`wrong.${Date.now()}@example.com`, `right.${Date.now()}@example.com`];

  await test.step('the guest pays', async () => {
    await phone.goto('/condition/1');
    await phone.getByRole('button', { name: 'Get Started' }).click();
    const booking = await chooseSlot(phone, 'Message Consultation', '10:15 pm');
    await booking.getByRole('button', { name: 'Book appointment' }).click();
    await fillGuest(phone, wrong);
    await phone.getByRole('button', { name: /^Pay/ }).click();
    await decidePayment(phone, 'Approve payment');
  });

  await test.step('support finds the guest and says where the money is', async () => {
    await openClinic(page, 'sola.support@ilera.example');
    await expect(page).toHaveURL(/\/clinic\/support$/);
    await page.getByLabel('Who calls').fill(wrong);
    await page.getByRole('button', { name: 'Find' }).click();
    await expectAccessible(page, 'support');
    await page.getByRole('link', { name: /Guest/ }).click();
    await page.getByRole('button', { name: 'Ask the provider' }).click();
    await expect(page.getByText(/The provider says: success/)).toBeVisible();
    await expect(page.getByRole('main')).not.toContainText(/malaria/i);
    await expectAccessible(page, 'a person for support');
  });

  await test.step('the address is corrected, both are told, and the visit is sent again', async () => {
    await page.getByLabel('Right address').fill(right);
    await page.getByRole('button', { name: 'Correct it' }).click();
    await expect(page.getByText(/both are told/)).toBeVisible();
    for (const to of [wrong, right]) await newestMail(site.apiUrl, to, /was corrected/);
    await page.getByRole('button', { name: 'Send the mail again' }).click();
    await expect(page.getByText('The mail is on its way.')).toBeVisible();
    const mail = await newestMail(site.apiUrl, right, /confirmed/);
    await phone.goto(mail.links.find((link) => link.includes('/visit#')) ?? 'no link to the visit');
    await expect(phone.getByRole('heading', { name: 'Your visit' })).toBeVisible();
    await expect(phone.getByText('By message')).toBeVisible();
  });

  await test.step('the guest wants the money back', async () => {
    await page.getByRole('textbox', { name: 'Note' }).fill('Called, wants the money back.');
    await page.getByRole('button', { name: 'Leave the note' }).click();
    await expect(page.getByText('Called, wants the money back.')).toBeVisible();
    await page.getByRole('button', { name: 'Refund', exact: true }).click();
    await page.getByRole('textbox', { name: 'Reason' }).fill('No time any more.');
    await expectAccessible(page, 'a refund by support');
    await page.getByRole('button', { name: 'Give it back' }).click();
    await expect(page.getByText('Goes back', { exact: true })).toBeVisible();
    await newestMail(site.apiUrl, right, /refunding/);
    await phone.reload();
    await expect(phone.getByText('This visit was cancelled.')).toBeVisible();
  });
  await guest.close();
});

test('a large refund of a plan waits for a second person, whom the first one cannot be (R5.20)', async ({
  page,
  browser,
  site,
  expectAccessible,
}) => {
  const email = `large.${Date.now()}@example.com`;
  const customer = await browser.newContext({ baseURL: site.url });
  const second = await browser.newContext({ baseURL: site.url });
  const [buyer, manager] = [await customer.newPage(), await second.newPage()];

  await test.step('somebody pays for a plan of more than the limit', async () => {
    await openAccount(buyer, site.apiUrl, email);
    await buyer.goto('/plan-checkout/4?quantity=4&frequency=annual');
    await buyer.getByRole('button', { name: /^Pay / }).click();
    await decidePayment(buyer, 'Approve payment');
    await expect(buyer).toHaveURL(/\/account\/home/);
    await newestMail(site.apiUrl, email, /health plan is active/);
  });
  const open = async (staff: typeof page, person: string) => {
    await openClinic(staff, person);
    await staff.goto('/clinic/support');
    await staff.getByLabel('Who calls').fill(email);
    await staff.getByRole('button', { name: 'Find' }).click();
    await staff.getByRole('link', { name: /Account/ }).click();
    await expect(staff.getByRole('heading', { level: 1, name: 'Nneka Obi' })).toBeVisible();
  };

  await test.step('support sends the receipt and the mail of the plan again, and asks for the refund', async () => {
    await open(page, 'sola.support@ilera.example');
    await page.getByRole('button', { name: 'Send the receipt' }).click();
    await newestMail(site.apiUrl, email, /receipt RCT-/);
    await page.getByRole('button', { name: 'Send the mail of the plan' }).click();
    await expect(page.getByText(/Sent again: plan PAY-/)).toBeVisible();
    await page.getByRole('button', { name: 'Refund', exact: true }).click();
    await page.getByRole('textbox', { name: 'Reason' }).fill('Bought the wrong plan.');
    await page.getByRole('button', { name: 'Give it back' }).click();
    await expect(page.getByText('A second person has to approve it.')).toBeVisible();
    await expectAccessible(page, 'a refund that waits');
  });

  await test.step('the same person cannot approve it, neither here nor at the API', async () => {
    await expect(page.getByRole('button', { name: /refund/i })).toHaveCount(0);
    const [key, reference] = [
      page.url().split('/').at(-1) ?? '',
      (await page
        .getByText(/^PAY-[A-Z0-9]+$/)
        .first()
        .textContent()) ?? '',
    ];
    const refused = await page.request.post(
      `/api/clinic/support/people/${key}/payments/${reference}/refund`,
      { data: { reason: 'Once more, by the same.' } },
    );
    expect(refused.status()).toBe(422);
    expect(await refused.text()).toContain('second person');
  });

  await test.step('another person approves it, and the money goes back', async () => {
    await open(manager, 'musa.manager@ilera.example');
    await expect(manager.getByText(/Sola Ige asks to give it back: Bought the wrong plan/)).toBeVisible();
    await manager.getByRole('button', { name: 'Approve the refund' }).click();
    await expect(manager.getByText('Goes back', { exact: true })).toBeVisible();
    await newestMail(site.apiUrl, email, /refunding/);
  });
  for (const context of [customer, second]) await context.close();
});
