import {
  type ModalType,
  type OverlayPanel,
  type PageAccess,
  type PageLayout,
  paths,
  patterns,
} from '@ilera/contracts';

/** One address of the site. */
export interface SiteRoute {
  path: string;
  /** Who may see the page; `access/` has the rules. */
  access: PageAccess;
  /** The layout around the page; `layout/` has the components. */
  layout: PageLayout;
  remote: string;
  page: string;
  /** Label in the main navigation; only for an address that a remote brings. */
  navigation?: string;
}

/** Addresses and pages of one remote that share layout and access. */
const routesOf = (
  remote: string,
  layout: PageLayout,
  access: PageAccess,
  pages: [path: string, page: string][],
): SiteRoute[] => pages.map(([path, page]) => ({ path, access, layout, remote, page }));

/**
 * Every address that the shell defines (A2.1; /blogs by R4.3). Remotes bring the other addresses
 * (route-table.ts); any other address shows 404 | NOT FOUND.
 */
export const siteMap: SiteRoute[] = [
  ...routesOf('mf-public', 'site', 'public', [
    [paths.home, 'landing'],
    [paths.blog, 'blog'],
    [paths.blogs, 'blog'],
    [patterns.blogPost, 'blog-post'],
    [paths.useCases, 'use-cases'],
    [paths.providers, 'providers'],
    [paths.pharmacies, 'pharmacies'],
    [paths.terms, 'terms'],
    [paths.privacy, 'privacy'],
  ]),
  ...routesOf('mf-public', 'waitlist', 'public', [[paths.waitlist, 'waitlist']]),
  ...routesOf('mf-conditions', 'site', 'public', [
    [paths.conditions, 'conditions'],
    [patterns.condition, 'condition'],
  ]),
  ...routesOf('mf-conditions', 'checkout', 'public', [[patterns.conditionCheckout, 'condition-checkout']]),
  ...routesOf('mf-conditions', 'account', 'signed-in', [[paths.accountCondition, 'account-conditions']]),
  ...routesOf('mf-plans', 'site', 'public', [[paths.healthPlans, 'health-plans']]),
  ...routesOf('mf-plans', 'site', 'signed-in', [[patterns.planCheckout, 'plan-checkout']]),
  ...routesOf('mf-auth', 'bare', 'public', [
    [patterns.employeeInvite, 'employee-invite'],
    [patterns.verifyAccount, 'verify-account'],
    [patterns.resetPassword, 'reset-password'],
    [paths.googleCallback, 'google-callback'],
  ]),
  ...routesOf('mf-auth', 'bare', 'signed-out', [
    [paths.auth, 'sign-in'],
    [paths.signIn, 'sign-in'],
    [paths.signUp, 'sign-up'],
    [paths.forgotPassword, 'forgot-password'],
    [paths.completeProfile, 'complete-profile'],
  ]),
  ...routesOf('mf-account', 'account', 'signed-in', [
    [paths.account, 'account-home'],
    [paths.accountHome, 'account-home'],
    [paths.accountHistory, 'history'],
    [paths.accountHealthPlans, 'health-plans-placeholder'],
    [paths.accountSettings, 'settings'],
  ]),
  ...routesOf('mf-account', 'account', 'manages-own-plan', [[paths.accountHealthPlan, 'health-plan']]),
];

/**
 * The account area's layout is a page of mf-account, so that its squad owns it. `account-shell` is a
 * published name: shell and mf-account releases of different dates rely on it.
 */
export const accountLayout = { remote: 'mf-account', page: 'account-shell' };

/** The remote that draws a modal's content, and the title of the modal's frame. */
export interface ModalOwner {
  remote: string;
  title: string;
}

/** The site's modals, and the overlay panels that a flag of the interface state opens (A2.12). */
export const modalOwners: Record<ModalType | OverlayPanel, ModalOwner> = {
  appointment: { remote: 'mf-conditions', title: 'Book an Appointment' },
  health_plan: { remote: 'mf-plans', title: 'Health plan' },
  claiming: { remote: 'mf-account', title: 'Claiming' },
  upgrade: { remote: 'mf-account', title: 'Upgrade' },
  visit: { remote: 'mf-account', title: 'Your visit' },
  receipt: { remote: 'mf-account', title: 'Receipt' },
  add_member: { remote: 'mf-account', title: 'Add member' },
  add_employee: { remote: 'mf-account', title: 'Add employee' },
  login: { remote: 'mf-auth', title: 'Login' },
  signUp: { remote: 'mf-auth', title: 'Sign up' },
  forgotPassword: { remote: 'mf-auth', title: 'Forgot password' },
  passwordReset: { remote: 'mf-auth', title: 'Check your email' },
  newPassword: { remote: 'mf-auth', title: 'New password' },
  plans: { remote: 'mf-plans', title: 'Plans' },
  employerSignUp: { remote: 'mf-public', title: 'Cover your team' },
  processSignUp: { remote: 'mf-public', title: 'How signing up works' },
  join: { remote: 'mf-public', title: 'Join as a provider' },
};
