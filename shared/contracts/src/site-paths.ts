/**
 * Addresses of the site for visitors and account holders: the route pattern and, for parameters, a builder. All links
 * and redirects use them (A2.1).
 */
type Query = Record<string, string | number | undefined>;

function withQuery(path: string, query: Query): string {
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) if (value !== undefined) search.set(key, String(value));
  const text = search.toString();
  return text ? `${path}?${text}` : path;
}

/** Reads the number of people from a checkout's query (`?quantity=5`); values below 1 or not a number count as 1. */
export function readQuantity(query: URLSearchParams): number {
  const quantity = Math.floor(Number(query.get('quantity')));
  return quantity >= 1 ? quantity : 1;
}

const segment = (value: string | number): string => encodeURIComponent(String(value));

export const paths = {
  home: '/',
  payPerVisit: '/#pay-per-visit',
  faq: '/#faq',
  contact: '/#contact',
  waitlist: '/waitlist',
  healthPlans: '/health-plans',
  blog: '/blog',
  blogs: '/blogs',
  useCases: '/use-cases',
  conditions: '/conditions',
  providers: '/providers',
  pharmacies: '/pharmacies',
  terms: '/terms-of-service',
  medicalReview: '/terms-of-service#medical-review',
  accessibility: '/terms-of-service#accessibility',
  privacy: '/privacy-policy',
  auth: '/auth',
  signIn: '/auth/sign-in',
  signUp: '/auth/sign-up',
  forgotPassword: '/auth/forget-password',
  completeProfile: '/auth/complete-profile',
  googleCallback: '/google_callback',
  account: '/account',
  accountHome: '/account/home',
  accountCondition: '/account/condition',
  accountHistory: '/account/history',
  accountHealthPlan: '/account/health_plan',
  accountHealthPlans: '/account/health_plans',
  accountSettings: '/account/settings',
} as const;

/** Route patterns of the addresses with parameters, as the site map registers them. */
export const patterns = {
  employeeInvite: '/employee/:token',
  blogPost: '/blog/:id',
  condition: '/condition/:id',
  conditionCheckout: '/conditioncheckout/:id',
  planCheckout: '/plan-checkout/:id',
  verifyAccount: '/verify_account/:token',
  resetPassword: '/reset_password/:token',
} as const;

/** Addresses that may contain a one-time token, which no Referer, cache or worker may keep. */
export const tokenAddress = /^\/(?:google_callback|verify_account|reset_password|employee)(?:[/?]|$)/i;

/**
 * Reasons for leading a person to sign-in: the end of a session, a purchase, a failure of Google. The sign-in page has
 * their words.
 */
export type SignInReason =
  | 'logout'
  | 'other-tab'
  | 'password-change'
  | 'erasure'
  | 'refusal'
  | 'purchase'
  | 'google-failed';

/** Builds addresses with parameters, and encodes the values. */
export const pathTo = {
  blogPost: (id: string | number) => `/blog/${segment(id)}`,
  condition: (id: string | number) => `/condition/${segment(id)}`,
  customCondition: (text: string) => withQuery('/condition/custom', { text }),
  conditionCheckout: (id: string | number, query: { date: string; method: string; text?: string }) =>
    withQuery(`/conditioncheckout/${segment(id)}`, query),
  /** Omits the default frequency. */
  planCheckout: (id: string | number, quantity: number, frequency?: string) =>
    withQuery(`/plan-checkout/${segment(id)}`, {
      quantity,
      frequency: frequency === 'quarter' ? undefined : frequency,
    }),
  signIn: (reason?: SignInReason) => withQuery(paths.signIn, { reason }),
  employeeInvite: (token: string) => `/employee/${segment(token)}`,
  verifyAccount: (token: string) => `/verify_account/${segment(token)}`,
  resetPassword: (token: string) => `/reset_password/${segment(token)}`,
};

/** An address outside the site, to which undecodable addresses lead (R4.7). */
export const unknownAddress = '/%25';

/** Whether a path can be decoded, unlike `/condition/%`. */
export function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}

/**
 * Whether an address is a path of the site or a section of the page. Browsers read `/\` as the `//` of another site.
 */
export const isInternal = (href: string): boolean => /^(?:\/(?![/\\\s])|#)/.test(href);

/** Whether a press on a link opens it in this tab; any other press opens a tab or window, or saves the link's target. */
export const isPlainPress = ({ button, altKey, ctrlKey, metaKey, shiftKey }: MouseEvent): boolean =>
  button === 0 && !altKey && !ctrlKey && !metaKey && !shiftKey;
