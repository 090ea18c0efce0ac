import { expect, type Page } from '@playwright/test';
import { afterAttempts, failurePanel } from '../../support/screens';
import { dialogOf, press, silence, silenced } from '../../support/states/state';
import { testStates } from '../../support/states/test-states';

const openCityCheck = async (page: Page) => {
  await press(page, 'Buy Plan');
  await expect(dialogOf(page).getByLabel('Country')).toBeEnabled();
};

/** The files of mf-plans do not come, and the gateway, which other tests share, is not told. */
const loseFiles = async (page: Page) => {
  await page.route(/\/_report\//, (route) => route.abort());
  await page.route(/\/assets\/mf-plans\//, (route) => route.abort());
};
const lostPart =
  /mf-plans|is already registered|ERR_FAILED|ERR_INTERNET_DISCONNECTED|load preload assets|^failed: \/(?:api|assets|_report)\//;

/** Comparing, choosing and buying a plan, and pages that lack it. */
testStates([
  { name: '/health-plans', address: '/health-plans' },
  {
    name: 'plans for families, side by side',
    address: '/health-plans',
    open: async (page) => {
      await page.getByRole('tab', { name: 'Family' }).click();
      await press(page, 'Compare side by side');
      await expect(page.getByRole('table')).toBeVisible();
    },
  },
  {
    name: 'a list of plans that does not come',
    address: '/health-plans',
    allow: silenced,
    open: async (page) => {
      await silence('plan/type/')(page);
      await page.getByRole('tab', { name: 'SMEs' }).click();
      await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
    },
  },
  {
    name: 'the panel of plans',
    address: '/terms-of-service',
    open: async (page) => {
      await press(page, 'Get Started');
      await expect(dialogOf(page).getByRole('link', { name: 'Pay per visit instead' })).toBeVisible();
    },
  },
  { name: 'the question for the city', address: '/health-plans', open: openCityCheck },
  {
    name: 'a city without plans',
    address: '/health-plans',
    open: async (page) => {
      await openCityCheck(page);
      for (const [label, option] of [
        ['Country', 'Nigeria'],
        ['State', 'Lagos'],
        ['City', 'Epe'],
      ] as const)
        await dialogOf(page).getByLabel(label).selectOption({ label: option });
      await press(page, 'Continue');
      await expect(page.getByRole('heading', { name: 'Coming Soon' })).toBeVisible();
    },
  },
  {
    name: 'the checkout of a plan with a refused coupon and without a name',
    address: '/plan-checkout/6?quantity=3',
    person: 'ada.individual@ilera.example',
    allow: /status of (422|404)/,
    open: async (page) => {
      await page.getByLabel('Coupon code').fill('NOSUCHCODE');
      await press(page, 'Apply');
      await expect(page.getByLabel('Coupon code')).toHaveAttribute('aria-invalid', 'true');
      await page.getByLabel('First Name').fill('');
      await press(page, /^Pay/);
      await expect(page.getByLabel('First Name')).toHaveAttribute('aria-invalid', 'true');
    },
  },
  {
    name: 'the checkout of another plan than the running one',
    address: '/plan-checkout/3?quantity=1',
    person: 'bayo.planholder@ilera.example',
    open: (page) => expect(page.getByText(/^You have Individual/)).toBeVisible(),
  },
  {
    name: 'the checkout of an employee',
    address: '/plan-checkout/3?quantity=1',
    person: 'grace.employee@ilera.example',
  },
  {
    name: 'a prerendered page whose scripts do not come',
    address: '/health-plans',
    allow: lostPart,
    prepare: loseFiles,
    open: (page) => expect(failurePanel(page)).toBeVisible(afterAttempts),
  },
  {
    name: 'a page that does not come',
    address: '/use-cases',
    allow: lostPart,
    open: async (page) => {
      await loseFiles(page);
      await page.getByRole('contentinfo').getByRole('link', { name: 'Buy Health Plans' }).click();
      await expect(failurePanel(page)).toBeVisible(afterAttempts);
    },
  },
  {
    name: 'a page without a network',
    address: '/use-cases',
    allow: lostPart,
    open: async (page) => {
      await page.context().setOffline(true);
      await page.getByRole('contentinfo').getByRole('link', { name: 'Buy Health Plans' }).click();
      await expect(failurePanel(page)).toContainText('You are offline', afterAttempts);
    },
  },
]);
