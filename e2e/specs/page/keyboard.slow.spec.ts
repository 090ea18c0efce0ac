import { chooseByTyping, expectFocus, pressEnter, tabTo, tick, typeInto } from '../../support/keyboard';
import { openAccount } from '../../support/people/account';
import { openPlanHolder } from '../../support/people/plans';
import { screenHeading } from '../../support/screens';
import { expect, test } from '../../support/test';
import { pdfFile } from '../../../api/src/testing/evidence-files/pdf-file';

// Tab, Shift+Tab, Enter, Space, Escape, arrows and letters: no click, and no `fill`.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('a guest books and pays with the keyboard alone', async ({ page }) => {
  const button = (name: string | RegExp) => page.getByRole('button', { name });

  await test.step('finds a condition', async () => {
    await page.goto('/conditions');
    await expect(screenHeading(page)).toBeVisible();
    const search = page.getByRole('searchbox', { name: 'Search all conditions' });
    await typeInto(page, search, 'maleria');
    await expect(page.getByText('Results for “maleria”')).toBeVisible();
    await pressEnter(page, page.getByRole('link', { name: 'Malaria' }));
    await expect(page.getByRole('heading', { level: 1, name: 'Malaria' })).toBeVisible();
    await expectFocus(page);
  });

  const dialog = page.getByRole('dialog', { name: 'Book an Appointment' });
  await test.step('opens the booking panel, leaves it, and is back at the button', async () => {
    await pressEnter(page, button('Get Started'));
    await expect(dialog.getByRole('grid')).toBeVisible();
    await expectFocus(page);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(button('Get Started')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(dialog.getByRole('grid')).toBeVisible();
  });

  await test.step('chooses day, time and method', async () => {
    await tabTo(page, dialog.locator('[role=grid] button[tabindex="0"]'));
    while (!(await dialog.getByText(/^December \d{4}$/).isVisible())) await page.keyboard.press('PageDown');
    const lastDay = dialog.getByRole('button', { name: /day 31 December$/ });
    while (!(await lastDay.evaluate((element) => element === document.activeElement))) {
      await page.keyboard.press('ArrowRight');
      await expectFocus(page);
    }
    await page.keyboard.press('Enter');
    await expect(lastDay).toHaveAttribute('aria-pressed', 'true');
    const time = dialog.getByRole('combobox', { name: 'Time' });
    await chooseByTyping(page, time, '09:30');
    await tabTo(page, dialog.getByRole('radio').first());
    const method = dialog.getByRole('radio', { name: 'Message Consultation' });
    for (let press = 0; press < 3 && !(await method.isChecked()); press += 1) {
      await page.keyboard.press('ArrowDown');
      await expectFocus(page);
    }
    await expect(method).toBeChecked();
    await pressEnter(page, dialog.getByRole('button', { name: 'Book appointment' }));
  });

  await test.step('is told at its field what is missing, and mends it', async () => {
    await expect(page).toHaveURL(/\/conditioncheckout\/\d+\?/);
    await expectFocus(page);
    await pressEnter(page, button(/^Pay/));
    await expect(page.getByLabel('First Name')).toHaveAttribute('aria-invalid', 'true');
    await expectFocus(page);
    await tabTo(page, page.getByLabel('First Name'), 'Shift+Tab');
    await typeInto(page, page.getByLabel('First Name'), 'Amara');
    await typeInto(page, page.getByLabel('Last Name'), 'Okafor');
    await typeInto(page, page.getByLabel('Email'), `keyboard.${Date.now()}@example.com`);
    await tick(page, page.getByLabel(/^I agree that my doctor/));
    await typeInto(page, page.getByLabel('Coupon code'), 'WELCOME10');
    await page.keyboard.press('Enter');
    await expect(page.getByText('WELCOME10 is applied')).toBeVisible();
    await expectFocus(page);
    await pressEnter(page, button(/^Pay/));
  });

  await test.step('pays, and reads the confirmation', async () => {
    await expect(page).toHaveURL(/_pay\//);
    await tabTo(page, button('Approve payment'));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/conditioncheckout\/.*reference=/);
    await expect(screenHeading(page)).toHaveText('Your visit is booked');
    await tabTo(page, button('Save to my calendar'));
  });
});

test('somebody signs up with the keyboard alone', async ({ page }) => {
  await page.goto('/auth/sign-up');
  await expect(screenHeading(page)).toBeVisible();
  const submit = page.getByRole('button', { name: 'Sign up', exact: true });
  await pressEnter(page, submit);
  await expect(page.getByLabel('First Name')).toBeFocused();
  await expectFocus(page);
  await typeInto(page, page.getByLabel('First Name'), 'Ngozi');
  await typeInto(page, page.getByLabel('Last Name'), 'Eze');
  await typeInto(page, page.getByLabel('Email'), `keyboard.ngozi.${Date.now()}@example.com`);
  await typeInto(page, page.getByLabel('Password', { exact: true }), 'Harmattan-77');
  await tick(page, page.getByRole('checkbox'));
  await pressEnter(page, submit);
  const sent = page.getByRole('dialog');
  await expect(sent).toContainText('Click the received link in your email');
  await expectFocus(page);
  await page.keyboard.press('Escape');
  await expect(sent).toBeHidden();
  await expectFocus(page);
});

test('a member claims with the keyboard alone', async ({ page, site }) => {
  await openPlanHolder(page, site.apiUrl, 'Individual Plus');
  await page.goto('/account/health_plan');
  const claim = page.getByRole('button', { name: 'Claim', exact: true }).first();
  await pressEnter(page, claim);
  const panel = page.getByRole('dialog');
  await expect(panel.getByLabel('Comment')).toBeVisible();
  await expectFocus(page);
  await typeInto(page, panel.getByLabel('Comment'), 'A filling on Tuesday');

  await tabTo(page, panel.getByLabel('Evidence'));
  const chooseFiles = async (name: string) => {
    // While it still closes its last file chooser, the browser opens no other: a person presses again.
    await expect(async () => {
      await expect(panel.getByLabel('Evidence')).toBeFocused();
      const opened = page.waitForEvent('filechooser', { timeout: 2_000 });
      await page.keyboard.press('Enter');
      const chooser = await opened;
      await chooser.setFiles({
        name,
        mimeType: 'application/pdf',
        buffer: pdfFile(),
      });
    }).toPass();
    await expect(panel.getByRole('listitem').filter({ hasText: name })).toBeVisible();
  };
  await chooseFiles('receipt.pdf');
  await chooseFiles('wrong.pdf');
  await pressEnter(page, panel.getByRole('button', { name: 'Take out wrong.pdf' }));
  await expect(panel.getByRole('listitem')).toHaveCount(1);
  await expectFocus(page);
  await pressEnter(page, panel.getByRole('button', { name: 'Submit claim' }));
  await expect(panel.getByText('Your claim was sent')).toBeVisible();
  await expectFocus(page);
  await pressEnter(page, panel.getByRole('button', { name: 'Done' }));
  await expect(panel).toBeHidden();
  await expect(claim).toBeFocused();
});

test('a plan is chosen and paid with the keyboard alone', async ({ page, site }) => {
  // Of its own: whose address is known is not asked for the city.
  await openAccount(page, site.apiUrl, `keyboard.plan.${Date.now()}@example.com`);
  await page.goto('/health-plans');
  await expect(screenHeading(page)).toBeVisible();
  const family = page.getByRole('tab', { name: 'Family' });
  await tabTo(page, page.getByRole('tab').first());
  for (let press = 0; press < 4 && (await family.getAttribute('aria-selected')) !== 'true'; press += 1) {
    await page.keyboard.press('ArrowRight');
    await expectFocus(page);
  }
  await expect(family).toHaveAttribute('aria-selected', 'true');
  const card = page.getByRole('article').first();
  await pressEnter(page, card.getByRole('button', { name: 'Buy Plan' }));
  const city = page.getByRole('dialog');
  await expect(city.getByLabel('Country')).toBeEnabled();
  await expectFocus(page);
  await chooseByTyping(page, city.getByLabel('Country'), 'Nigeria');
  await chooseByTyping(page, city.getByLabel('State'), 'Lagos');
  await chooseByTyping(page, city.getByLabel('City'), 'Ikeja');
  await pressEnter(page, city.getByRole('button', { name: 'Continue' }));
  await expect(page).toHaveURL(/\/plan-checkout\/\d+\?quantity=\d/);
  await expect(screenHeading(page)).toBeVisible();
  await expectFocus(page);
  await pressEnter(page, page.getByRole('button', { name: /^Pay/ }));
  await expect(page).toHaveURL(/_pay\//);
});
