import { expect, type Page } from '@playwright/test';
import { chooseSlot, decidePayment, fillGuest } from '../../support/people/guest';
import { thisYear } from '../../support/this-year';
import { dialogOf, holdToasts, press, silence, silenced } from '../../support/states/state';
import { testStates } from '../../support/states/test-states';

const checkout = `/conditioncheckout/13?date=12-31-${thisYear}+11:45+pm&method=video`;

const openBooking = async (page: Page) => {
  await press(page, 'Get Started');
  await expect(dialogOf(page).getByRole('grid')).toBeVisible();
};

const payAsGuest = async (page: Page, outcome: 'Approve payment' | 'Decline payment') => {
  await fillGuest(page, `guest.of.states.${Date.now()}@example.com`);
  await press(page, /^Pay/);
  await decidePayment(page, outcome);
};

const randomTime = (): string => {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${two(1 + Math.floor(Math.random() * 11))}:${two(15 * Math.floor(Math.random() * 4))} pm`;
};

/** Finding a condition, booking a visit, paying as a guest. */
testStates([
  {
    name: 'conditions found during typing',
    address: '/conditions',
    open: async (page) => {
      await page.getByRole('searchbox', { name: 'Search all conditions' }).fill('maleria');
      await expect(page.getByText('Results for “maleria”')).toBeVisible();
      await expect(page.getByRole('link', { name: 'Malaria' })).toBeVisible();
    },
  },
  {
    name: 'a search without a result',
    address: '/conditions?search=zzzqqq',
    open: (page) => expect(page.getByText('No Condition Found')).toBeVisible(),
  },
  {
    name: 'a list of conditions that does not come',
    address: '/conditions',
    allow: silenced,
    open: async (page) => {
      await silence('/condition/')(page);
      await press(page, 'Skin and hair');
      await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
    },
  },
  {
    name: 'own words that are missing',
    address: '/conditions',
    open: async (page) => {
      await press(page, 'Continue');
      await expect(page.getByText('Kindly explain your illness')).toBeVisible();
    },
  },
  {
    name: 'a condition in own words',
    address: '/condition/custom?text=My-left-knee-and-ankle-hurt-sinceyesterdayeveningafterplayingfootball',
  },
  { name: 'a condition that does not exist', address: '/condition/99999', allow: /status of 404/ },
  { name: 'the open booking panel', address: '/condition/13', open: openBooking },
  {
    name: 'the booking panel, filled in',
    address: '/condition/13',
    open: async (page) => {
      await press(page, 'Get Started');
      await chooseSlot(page, 'Video Consultation');
    },
  },
  {
    name: 'a booking without a description, refused by a toast and at its field',
    address: '/account/condition',
    person: 'ada.individual@ilera.example',
    prepare: holdToasts,
    open: async (page) => {
      await page.getByRole('button', { name: 'Schedule appointment' }).click();
      const panel = await chooseSlot(page, 'Message Consultation');
      await panel.getByRole('button', { name: 'Book appointment' }).click();
      await expect(page.locator('[data-toast=error]')).toBeVisible();
    },
  },
  { name: 'the checkout of a visit', address: checkout },
  { name: 'the checkout without a time', address: '/conditioncheckout/13' },
  {
    name: 'the checkout of a visit with errors and a refused coupon',
    address: checkout,
    allow: /status of (422|404)/,
    open: async (page) => {
      await page.getByLabel('Coupon code').fill('NOSUCHCODE');
      await press(page, 'Apply');
      await expect(page.getByLabel('Coupon code')).toHaveAttribute('aria-invalid', 'true');
      await press(page, /^Pay/);
      await expect(page.getByLabel('First Name')).toHaveAttribute('aria-invalid', 'true');
    },
  },
  {
    name: 'a visit that is booked and paid',
    address: checkout,
    open: async (page) => {
      await payAsGuest(page, 'Approve payment');
      await expect(page.getByRole('heading', { level: 1, name: 'Your visit is booked' })).toBeVisible();
    },
  },
  {
    name: 'a payment that is not known yet',
    address: `${checkout}&reference=PAY-NOSUCHPAYMENT`,
    allow: /status of 404/,
    open: (page) =>
      expect(page.getByRole('heading', { level: 1, name: 'We are confirming your payment' })).toBeVisible(),
  },
  {
    name: 'a visit that a member booked',
    address: '/condition/13',
    person: 'danladi.smes@ilera.example',
    open: async (page) => {
      await press(page, 'Get Started');
      // Nobody books a time twice.
      const panel = await chooseSlot(page, 'Video Consultation', randomTime());
      await panel.getByRole('button', { name: 'Book appointment' }).click();
      await expect(panel.getByRole('button', { name: 'Save to my calendar' })).toBeVisible();
    },
  },
  {
    name: 'a visit whose payment was declined',
    address: checkout,
    open: async (page) => {
      await payAsGuest(page, 'Decline payment');
      await expect(page.getByRole('link', { name: 'Try to pay again' })).toBeVisible();
    },
  },
]);
