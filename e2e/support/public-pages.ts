import { expect } from '@playwright/test';

/** An address of each page of the account area. */
export const accountPages = [
  '/account',
  '/account/home',
  '/account/condition',
  '/account/history?page=1',
  '/account/health_plan',
  '/account/health_plans',
  '/account/settings',
];

/** An address of each public page, and one that the site does not have. */
export const publicPages = [
  '/',
  '/conditions',
  '/condition/13',
  '/health-plans',
  '/auth/sign-in',
  '/auth/sign-up',
  '/auth/forget-password',
  '/blogs',
  '/use-cases',
  '/providers',
  '/pharmacies',
  '/waitlist',
  '/conditioncheckout/13',
  '/terms-of-service',
  '/privacy-policy',
  '/no-such-page',
];

/**
 * Waits until the document of each public page is whole. A gateway leaves out what the API does not answer in time, as one
 * that has just started on a busy machine does not; an answer that it has is used again.
 */
export async function waitForWholeDocuments(siteUrl: string): Promise<void> {
  const isWhole = async (path: string) => {
    const answer = await fetch(siteUrl + path, { headers: { accept: 'text/html' } });
    return !(await answer.text()).includes('aria-busy="true"');
  };
  // The limit is that of whoever waits.
  for (const path of publicPages) await expect.poll(() => isWhole(path), { timeout: 0 }).toBe(true);
}
