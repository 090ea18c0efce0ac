import { publicPages } from '../../support/public-pages';
import { expect } from '@playwright/test';
import { dialogOf, press, type State } from '../../support/states/state';
import { testStates } from '../../support/states/test-states';

/** Public pages as they open; that of plans, and further states of booking, are in the tables beside. */
const opened: State[] = [...publicPages, '/blog/1', '/employee/a-token', '/reset_password/a-token']
  .filter((address) => address !== '/health-plans')
  .map((address) => ({
    name: address,
    address,
    ...(address === '/no-such-page' && { allow: /status of 404/ }),
  }));

/** States of the landing page, of the frame around public pages, and of sign-in. */
testStates([
  ...opened,
  {
    name: 'the open menu',
    address: '/',
    phonesOnly: true,
    open: async (page) => {
      await press(page, 'Open menu');
      await expect(dialogOf(page)).toBeVisible();
    },
  },
  {
    name: 'the sign-up panel of somebody who is signed in',
    address: '/',
    person: 'ada.individual@ilera.example',
    open: (page) => expect(dialogOf(page).getByRole('link', { name: 'Go to your account' })).toBeVisible(),
  },
  {
    name: 'an open question',
    address: '/',
    open: async (page) => {
      const question = page.locator('#faq summary, #faq [aria-expanded]').first();
      await question.scrollIntoViewIfNeeded();
      await question.click();
    },
  },
  {
    name: 'the panel for employers',
    address: '/use-cases',
    open: async (page) => {
      await press(page, /^For employers/);
      await expect(dialogOf(page).getByRole('link', { name: 'Compare plans' })).toBeVisible();
    },
  },
  {
    name: 'the panel on signing up',
    address: '/use-cases',
    open: async (page) => {
      await press(page, /^For employers/);
      await press(page, 'How signing up works');
      await expect(dialogOf(page).getByRole('link', { name: 'I have one already' })).toBeVisible();
    },
  },
  {
    name: 'the search of the blog',
    address: '/blogs',
    open: async (page) => {
      await page.getByRole('searchbox', { name: 'Search the blog' }).fill('malaria');
      await press(page, 'Search');
      await expect(page.getByText('Results for').first()).toBeVisible();
    },
  },
  {
    name: 'a submitted application',
    address: '/providers',
    open: async (page) => {
      await press(page, 'Join Now');
      await press(page, 'Submit application');
      await expect(page.getByText(/nothing was sent/)).toBeVisible();
    },
  },
  {
    name: 'the waitlist with errors',
    address: '/waitlist',
    open: async (page) => {
      await press(page, 'Join waitlist');
      await expect(page.locator('[aria-invalid=true]').first()).toBeVisible();
    },
  },
  {
    name: 'a place on the waitlist',
    address: '/waitlist',
    open: async (page) => {
      await page.getByLabel('First Name').fill('Adébáyọ̀');
      await page.getByLabel('Last Name').fill('Ọ́ńụ́');
      await page.getByLabel('Email').fill(`adebayo.${Date.now()}@example.com`);
      await page.getByLabel('Phone Number').fill('08031234567');
      await press(page, 'Join waitlist');
      await expect(page.getByRole('dialog', { name: 'Congratulations' })).toBeVisible();
    },
  },
  {
    name: 'sign-in with missing fields',
    address: '/auth/sign-in',
    open: async (page) => {
      await page.getByRole('button', { name: 'Login', exact: true }).click({ force: true });
      await expect(page.locator('[aria-invalid=true]').first()).toBeVisible();
    },
  },
  {
    name: 'a refused sign-in',
    address: '/auth/sign-in',
    allow: /status of 422/,
    open: async (page) => {
      await page.getByLabel('Email').fill('nobody.here@example.com');
      await page.getByLabel('Password', { exact: true }).fill('not-the-password');
      await page.getByRole('checkbox').check();
      await press(page, 'Login');
      await expect(page.getByText('The email or the password is not right.')).toBeVisible();
    },
  },
  {
    name: 'sign-up with a weak password and missing fields',
    address: '/auth/sign-up',
    open: async (page) => {
      await page.getByLabel('Password', { exact: true }).fill('abc');
      await page.getByRole('button', { name: 'Sign up', exact: true }).click({ force: true });
      await expect(page.locator('[aria-invalid=true]').first()).toBeVisible();
    },
  },
  {
    name: 'the sent mail of sign-up',
    address: '/auth/sign-up',
    open: async (page) => {
      await page.getByLabel('First Name').fill('Ngozi');
      await page.getByLabel('Last Name').fill('Eze');
      await page.getByLabel('Email').fill(`a.rather.long.address.of.ngozi.${Date.now()}@example.com`);
      await page.getByLabel('Password', { exact: true }).fill('Harmattan-77');
      await page.getByRole('checkbox').check();
      await press(page, 'Sign up');
      await expect(dialogOf(page)).toBeVisible();
    },
  },
  {
    name: 'the sent mail of a forgotten password',
    address: '/auth/forget-password',
    open: async (page) => {
      await page.getByLabel('Email').fill('nobody.here@example.com');
      await press(page, 'Send Reset Link');
      await expect(dialogOf(page)).toBeVisible();
    },
  },
  {
    name: 'a new password with an old link',
    address: '/reset_password/an-old-token',
    allow: /status of (422|404)/,
    open: async (page) => {
      await page.getByLabel('Password', { exact: true }).fill('Harmattan-77');
      await page.getByLabel('Confirm password').fill('Harmattan-77');
      await press(page, 'Reset password');
      await expect(page.getByRole('alert').first()).toBeVisible();
    },
  },
]);
