import { expect, type Page, type Route } from '@playwright/test';
import { accountPages } from '../../support/public-pages';
import { dialogOf, holdToasts, press, silence, silenced, type State } from '../../support/states/state';
import { pdfFile } from '../../../api/src/testing/evidence-files/pdf-file';
import { testStates } from '../../support/states/test-states';

const family = 'chioma.family@ilera.example';
const employer = 'efe.corporate@ilera.example';
const holder = 'bayo.planholder@ilera.example';
const longName = 'Oluwaseun-Adébáyọ̀_Ẹ̀kọ́ńụ́_wholehouseholdreceipt2026';

const openVisit = async (page: Page) => {
  await press(page, /^APT-/);
  await expect(
    dialogOf(page)
      .getByText(/West Africa Time/)
      .first(),
  ).toBeVisible();
};

const openReceipt = async (page: Page) => {
  await press(page, /^Receipt of PAY-/);
  await expect(page.getByRole('article', { name: /^Receipt RCT-/ })).toBeVisible();
};

const addCardReceipt = async (route: Route) => {
  const response = await route.fetch();
  const body = (await response.json()) as { data: { card: object } };
  body.data.card = { ...body.data.card, payment_reference: 'PAY-CARD-CHANGE' };
  await route.fulfill({ response, json: body });
};

/** The receipt of a change of plan, with its credit, and a word that is wider than a phone. */
const lengthenLines = async (route: Route) => {
  const response = await route.fetch();
  const body = (await response.json()) as { data: { lines: object[] } };
  body.data.lines.push(
    { text: 'Unused days of Individual Premium Plus, 91 of 365', amount: -112345.67 },
    { text: longName, amount: 1112345.67 },
  );
  await route.fulfill({ response, json: body });
};

/** A page of the account, as a person with these things in it sees it. */
const opened: State[] = [
  ...accountPages.map((address): State => ({ name: `${address} of a family`, address, person: family })),
  { name: 'the account without a plan', address: '/account/home', person: 'ada.individual@ilera.example' },
  {
    name: 'the history without a visit',
    address: '/account/history',
    person: 'ada.individual@ilera.example',
  },
  { name: 'no plan to manage', address: '/account/health_plan', person: 'ada.individual@ilera.example' },
  { name: 'the account of an employee', address: '/account/home', person: 'grace.employee@ilera.example' },
  { name: 'the plan of an employer', address: '/account/health_plan', person: employer },
  { name: 'a plan of one’s own', address: '/account/health_plan', person: holder },
];

/** The account area. */
testStates([
  ...opened,
  {
    name: 'the open menu of the account',
    address: '/account/home',
    person: family,
    phonesOnly: true,
    open: async (page) => {
      await press(page, 'Open menu');
      await expect(page.getByRole('dialog', { name: 'Account menu' })).toBeVisible();
    },
  },
  {
    name: 'the open bell',
    address: '/account/home',
    person: family,
    open: async (page) => {
      await press(page, 'Notifications');
      await expect(page.getByRole('button', { name: 'Notifications' })).toHaveAttribute(
        'aria-expanded',
        'true',
      );
    },
  },
  {
    name: 'the history with its filter open',
    address: '/account/history',
    person: holder,
    open: async (page) => {
      await press(page, 'Filter');
      await press(page, 'Cancelled');
    },
  },
  {
    name: 'a history that does not come',
    address: '/account/history',
    person: holder,
    prepare: silence('appointment'),
    allow: silenced,
    open: (page) => expect(page.getByRole('button', { name: 'Try again' })).toBeVisible(),
  },
  {
    name: 'an account that does not come',
    address: '/account/settings',
    person: employer,
    prepare: silence('individual/profile'),
    allow: new RegExp(`${silenced.source}|The profile could not be loaded`),
    open: (page) => expect(page.getByText('We could not load your account')).toBeVisible(),
  },
  { name: 'a visit', address: '/account/history', person: holder, open: openVisit },
  {
    name: 'a visit that is moved, without a day',
    address: '/account/history',
    person: holder,
    open: async (page) => {
      await openVisit(page);
      await press(page, 'Move');
      await press(page, 'Move my visit');
      await expect(page.getByText('Choose a day.')).toBeVisible();
    },
  },
  {
    name: 'a visit that is about to be cancelled',
    address: '/account/history',
    person: holder,
    open: async (page) => {
      await openVisit(page);
      await press(page, 'Cancel visit');
    },
  },
  {
    name: 'the plan card for a hospital',
    address: '/account/health_plan',
    person: family,
    open: async (page) => {
      await press(page, 'Show card');
      await expect(dialogOf(page)).toContainText(/EN-\d/);
    },
  },
  { name: 'a receipt', address: '/account/health_plan', person: holder, open: openReceipt },
  {
    name: 'a card with the receipt of its change',
    address: '/account/health_plan',
    person: family,
    prepare: (page) => page.route(/\/individual\/profile$/, addCardReceipt),
    open: (page) => expect(page.getByRole('button', { name: 'Receipt', exact: true })).toBeVisible(),
  },
  {
    name: 'a receipt with long lines',
    address: '/account/health_plan',
    person: holder,
    prepare: (page) => page.route(/\/receipt/, lengthenLines),
    open: openReceipt,
  },
  {
    name: 'a claim with a file that is refused, one with a long name, and no comment',
    address: '/account/health_plan',
    person: family,
    open: async (page) => {
      await press(page, 'Claim');
      await dialogOf(page)
        .getByLabel('Evidence')
        .setInputFiles([
          { name: `${longName}.pdf`, mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4') },
          { name: 'list.txt', mimeType: 'text/plain', buffer: Buffer.from('no') },
        ]);
      await expect(page.getByText(/^list\.txt is not a PDF/)).toBeVisible();
      await press(page, 'Submit claim');
      await expect(page.getByText('Say what the claim is for')).toBeVisible();
    },
  },
  {
    name: 'a claim that was sent',
    address: '/account/health_plan',
    person: 'danladi.smes@ilera.example',
    open: async (page) => {
      await press(page, 'Claim');
      await page.getByLabel('Comment').fill('A filling on Tuesday');
      await dialogOf(page).getByLabel('Evidence').setInputFiles({
        name: 'receipt.pdf',
        mimeType: 'application/pdf',
        buffer: pdfFile(),
      });
      await press(page, 'Submit claim');
      await expect(page.getByText('Your claim was sent')).toBeVisible();
    },
  },
  {
    name: 'settings that were saved, with a toast, and an address that is being changed',
    address: '/account/settings',
    person: holder,
    prepare: holdToasts,
    open: async (page) => {
      await press(page, 'Change address');
      await press(page, 'Edit');
      await press(page, 'Save change');
      await expect(page.locator('[data-toast=success]')).toBeVisible();
    },
  },
  {
    name: 'an invitation without an address',
    address: '/account/health_plan',
    person: family,
    open: async (page) => {
      await press(page, 'Add members');
      await press(page, 'Invite member now');
      await expect(page.locator('[aria-invalid=true]').first()).toBeVisible();
    },
  },
  {
    name: 'a list of employees with errors and a long name',
    address: '/account/health_plan',
    person: employer,
    open: async (page) => {
      await press(page, 'Add employees');
      await page.getByRole('tab', { name: 'Bulk upload' }).click();
      await page.getByLabel('CSV file').setInputFiles({
        name: 'staff.csv',
        mimeType: 'text/csv',
        buffer: Buffer.from(`Name,Email\n${longName},${longName}@staff.example\nBola,bola\n`),
      });
      await expect(page.getByText('This is not an email address').first()).toBeVisible();
    },
  },
  {
    name: 'the choice of another plan',
    address: '/account/health_plan',
    person: employer,
    open: async (page) => {
      await press(page, 'Upgrade');
      await expect(dialogOf(page)).toBeVisible();
      await expect(dialogOf(page).getByRole('radio').first()).toBeVisible();
    },
  },
  {
    name: 'somebody who is about to be removed',
    address: '/account/health_plan',
    person: family,
    open: async (page) => {
      await press(page, 'Search');
      await press(page, 'Delete');
      await expect(dialogOf(page).getByRole('button', { name: 'Remove' })).toBeVisible();
    },
  },
  {
    name: 'the settings with errors, and the erasure of the account',
    address: '/account/settings',
    person: holder,
    open: async (page) => {
      await press(page, 'Edit');
      await page.getByLabel('First Name').fill('');
      await press(page, 'Save change');
      await expect(page.getByText('Your first name is required')).toBeVisible();
      await press(page, 'Update password');
      await press(page, 'Erase my account');
      await press(page, 'Erase my account for good');
      await expect(page.getByLabel('Type ERASE to confirm')).toHaveAttribute('aria-invalid', 'true');
    },
  },
]);
