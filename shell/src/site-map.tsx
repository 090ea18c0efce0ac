import { type PageAccess, type PageLayout, paths, patterns } from '@shared/contracts';

/** One address of the site. */
export interface SiteRoute {
  path: string;
  /** Who may see it. The rules are in `access/`. */
  access: PageAccess;
  /** What is around it. The components are in `layout/`. */
  layout: PageLayout;
  remote: string;
  page: string;
  /** Label of its entry in the main navigation; only of an address that a remote brings. */
  navigation?: string;
}

/**
 * Every address that the shell names itself (A2.1; /blogs by R4.3). With those that remotes bring
 * (route-table.ts) they are the site; anything else is 404 | NOT FOUND.
 */
export const siteMap: SiteRoute[] = [
  { path: paths.home, access: 'public', layout: 'site', remote: 'mf-public', page: 'landing' },
  { path: paths.waitlist, access: 'public', layout: 'waitlist', remote: 'mf-public', page: 'waitlist' },
  { path: paths.blog, access: 'public', layout: 'site', remote: 'mf-public', page: 'blog' },
  { path: paths.blogs, access: 'public', layout: 'site', remote: 'mf-public', page: 'blog' },
  { path: patterns.blogPost, access: 'public', layout: 'site', remote: 'mf-public', page: 'blog-post' },
  { path: paths.useCases, access: 'public', layout: 'site', remote: 'mf-public', page: 'use-cases' },
  { path: paths.providers, access: 'public', layout: 'site', remote: 'mf-public', page: 'providers' },
  { path: paths.pharmacies, access: 'public', layout: 'site', remote: 'mf-public', page: 'pharmacies' },
  { path: paths.terms, access: 'public', layout: 'site', remote: 'mf-public', page: 'terms' },
  { path: paths.privacy, access: 'public', layout: 'site', remote: 'mf-public', page: 'privacy' },

  { path: paths.conditions, access: 'public', layout: 'site', remote: 'mf-conditions', page: 'conditions' },
  { path: patterns.condition, access: 'public', layout: 'site', remote: 'mf-conditions', page: 'condition' },
  {
    path: patterns.conditionCheckout,
    access: 'public',
    layout: 'checkout',
    remote: 'mf-conditions',
    page: 'condition-checkout',
  },

  { path: paths.healthPlans, access: 'public', layout: 'site', remote: 'mf-plans', page: 'health-plans' },
  {
    path: patterns.planCheckout,
    access: 'signed-in',
    layout: 'site',
    remote: 'mf-plans',
    page: 'plan-checkout',
  },

  {
    path: patterns.employeeInvite,
    access: 'public',
    layout: 'bare',
    remote: 'mf-auth',
    page: 'employee-invite',
  },
  { path: paths.auth, access: 'signed-out', layout: 'bare', remote: 'mf-auth', page: 'sign-in' },
  { path: paths.signIn, access: 'signed-out', layout: 'bare', remote: 'mf-auth', page: 'sign-in' },
  { path: paths.signUp, access: 'signed-out', layout: 'bare', remote: 'mf-auth', page: 'sign-up' },
  {
    path: paths.forgotPassword,
    access: 'signed-out',
    layout: 'bare',
    remote: 'mf-auth',
    page: 'forgot-password',
  },
  {
    path: paths.completeProfile,
    access: 'signed-out',
    layout: 'bare',
    remote: 'mf-auth',
    page: 'complete-profile',
  },
  {
    path: patterns.verifyAccount,
    access: 'public',
    layout: 'bare',
    remote: 'mf-auth',
    page: 'verify-account',
  },
  {
    path: patterns.resetPassword,
    access: 'public',
    layout: 'bare',
    remote: 'mf-auth',
    page: 'reset-password',
  },
  {
    path: paths.googleCallback,
    access: 'public',
    layout: 'bare',
    remote: 'mf-auth',
    page: 'google-callback',
  },

  { path: paths.account, access: 'signed-in', layout: 'account', remote: 'mf-account', page: 'account-home' },
  {
    path: paths.accountHome,
    access: 'signed-in',
    layout: 'account',
    remote: 'mf-account',
    page: 'account-home',
  },
  {
    path: paths.accountCondition,
    access: 'signed-in',
    layout: 'account',
    remote: 'mf-conditions',
    page: 'account-conditions',
  },
  {
    path: paths.accountHistory,
    access: 'signed-in',
    layout: 'account',
    remote: 'mf-account',
    page: 'history',
  },
  {
    path: paths.accountHealthPlan,
    access: 'manages-own-plan',
    layout: 'account',
    remote: 'mf-account',
    page: 'health-plan',
  },
  {
    path: paths.accountHealthPlans,
    access: 'signed-in',
    layout: 'account',
    remote: 'mf-account',
    page: 'health-plans-placeholder',
  },
  {
    path: paths.accountSettings,
    access: 'signed-in',
    layout: 'account',
    remote: 'mf-account',
    page: 'settings',
  },
];

/**
 * The layout of the account area is a page of mf-account, so that its squad owns it. `account-shell` is its
 * published name: a shell and an mf-account of different releases find each other by it.
 */
export const accountLayout = { remote: 'mf-account', page: 'account-shell' };
