/** Names in the browser's local storage (P9.6). Only shared/runtime writes them;
 * shell/src/document-script/stored-session.ts reads the session where that is not there. */
export const storageKeys = {
  accessToken: 'ACCESS_TOKEN',
  user: 'USER',
  targetPlan: 'target_plan',
  /** How often the person wants to pay; stored beside `target_plan`, whose form is fixed. */
  targetFrequency: 'target_frequency',
} as const;

/** Keys of session storage that more than one part knows. */
export const tabKeys = {
  /** Address of the plan checkout from which a payment was started, for a return after a failure. */
  planCheckout: 'plan_checkout',
  /** The sign-in with Google that this tab has begun. */
  googleFlow: 'google_flow',
  /** What somebody wrote about an illness, in place of a condition of the list. */
  customWords: 'custom_words',
} as const;

/** A plan that a visitor chose before signing in (P3.3). */
export interface TargetPlan {
  plan_id: string;
  /** People covered; 1 where the choice did not say. */
  number: number;
}

/** What the browser stores of a visit that is to come: nothing about health. */
export interface StoredVisit {
  scheduled_at: string;
  method: string;
  reference: string;
}
