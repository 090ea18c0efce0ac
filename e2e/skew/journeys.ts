import type { Page } from '@playwright/test';
import { fillSignIn } from '../support/people/account';
import { chooseSlot } from '../support/people/guest';
import { livePage, type RemoteName, screenHeading, waitForPage } from '../support/screens';

/** A short visit that needs several remotes. */
export interface Journey {
  name: string;
  meets: RemoteName[];
  /** It sends nothing that the site stores. */
  readsOnly?: true;
  go(page: Page): Promise<void>;
}

/** Waits for an address, and for the hydrated page there. */
async function arrive(page: Page, address: RegExp): Promise<void> {
  await page.waitForURL(address);
  await waitForPage(page);
}

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await screenHeading(page).waitFor();
}

const mainLink = (page: Page, name: string) =>
  livePage(page).getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true });

async function signIn(page: Page, email: string): Promise<void> {
  await open(page, '/auth/sign-in');
  await fillSignIn(page, email);
  await arrive(page, /\/account\/home/);
}

/** Short visits in which every remote meets at least one other. */
export const journeys: Journey[] = [
  {
    name: 'a session of mf-auth is seen by mf-account, and ends there',
    meets: ['mf-auth', 'mf-account'],
    go: async (page) => {
      await signIn(page, 'bayo.planholder@ilera.example');
      await page.getByText('bayo.planholder@ilera.example').first().waitFor({ state: 'attached' });
      await page.getByRole('link', { name: 'Settings' }).click();
      await arrive(page, /\/account\/settings/);
      await page.getByRole('button', { name: 'Logout' }).click();
      await page.getByText('You are logged out').waitFor();
      await arrive(page, /\/auth\/sign-in$/);
    },
  },
  {
    name: 'from the landing page to conditions, plans and sign-in, in one document',
    meets: ['mf-public', 'mf-conditions', 'mf-plans', 'mf-auth'],
    readsOnly: true,
    go: async (page) => {
      await open(page, '/');
      await mainLink(page, 'Conditions').click();
      await arrive(page, /\/conditions$/);
      await mainLink(page, 'Health Plans').click();
      await arrive(page, /\/health-plans/);
      await page.getByRole('link', { name: 'Login' }).first().click();
      await arrive(page, /\/auth\/sign-in/);
      await page.getByLabel('Email').waitFor();
    },
  },
  {
    name: 'a condition, its booking panel, the guest checkout',
    meets: ['mf-conditions', 'mf-public'],
    go: async (page) => {
      await open(page, '/');
      await mainLink(page, 'Conditions').click();
      await arrive(page, /\/conditions$/);
      await page.getByRole('link', { name: 'See conditions' }).click();
      await page
        .getByRole('main')
        .getByRole('link', { name: /Malaria|Acne|Anxiety/ })
        .first()
        .click();
      await arrive(page, /\/condition\/\d+/);
      await page.getByRole('button', { name: 'Get Started' }).click();
      await page.getByRole('dialog', { name: 'Book an Appointment' }).waitFor();
      const dialog = await chooseSlot(page, 'Video Consultation');
      await dialog.getByRole('button', { name: 'Book appointment' }).click();
      await arrive(page, /\/conditioncheckout\/\d+\?/);
      await page.getByRole('button', { name: /^Pay/ }).waitFor();
    },
  },
  {
    name: 'a plan, the sign-in that it asks for, its checkout',
    meets: ['mf-plans', 'mf-auth'],
    go: async (page) => {
      await open(page, '/health-plans');
      await page.getByRole('article').first().getByRole('button', { name: 'Buy Plan' }).click();
      const dialog = page.getByRole('dialog');
      for (const [label, option] of Object.entries({ Country: 'Nigeria', State: 'Lagos', City: 'Ikeja' }))
        await dialog.getByLabel(label).selectOption({ label: option });
      await dialog.getByRole('button', { name: 'Continue' }).click();
      await arrive(page, /\/auth\/sign-in$/);
      await fillSignIn(page, 'ada.individual@ilera.example');
      await arrive(page, /\/plan-checkout\/\d+/);
      await page.getByRole('button', { name: /^Pay / }).waitFor();
    },
  },
  {
    name: 'conditions inside the account, and an upgrade that leads to the plan checkout',
    meets: ['mf-account', 'mf-conditions', 'mf-plans', 'mf-auth'],
    go: async (page) => {
      await signIn(page, 'efe.corporate@ilera.example');
      await page.getByRole('link', { name: 'Conditions', exact: true }).first().click();
      await arrive(page, /\/account\/condition/);
      await page.getByRole('link', { name: 'Health plan mgt' }).click();
      await arrive(page, /\/account\/health_plan/);
      await page.getByRole('button', { name: 'Upgrade' }).click();
      await page.getByRole('radio').first().check();
      await page.getByRole('button', { name: 'Continue to checkout' }).click();
      await arrive(page, /\/plan-checkout\/\d+\?quantity=25&frequency=annual$/);
    },
  },
];

/**
 * A visit to these addresses, one after the other, each of which must show its page.
 * @param check runs on each page that is shown; throws where it is not the one to be seen
 */
export const visitPages = (
  name: string,
  addresses: string[],
  check: (page: Page) => Promise<void>,
): Journey => ({
  name,
  meets: [],
  readsOnly: true,
  go: async (page) => {
    for (const address of addresses) {
      const answer = await page.goto(address);
      if (answer?.status() !== 200) throw new Error(`${address} answers ${answer?.status() ?? 'nothing'}`);
      await waitForPage(page);
      await check(page);
    }
  },
});
