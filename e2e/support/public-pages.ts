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
