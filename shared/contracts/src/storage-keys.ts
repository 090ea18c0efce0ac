import type { User } from './api/users';

/**
 * Keys of the browser's local storage (P9.6). Only shared/runtime writes them;
 * shell/src/document-script/stored-session.ts reads the session where shared/runtime is not loaded.
 */
export const storageKeys = {
  accessToken: 'ACCESS_TOKEN',
  user: 'USER',
  targetPlan: 'target_plan',
  /** The chosen payment frequency; stored beside `target_plan`, whose format is fixed. */
  targetFrequency: 'target_frequency',
} as const;

/** Keys of session storage that several parts use. */
export const tabKeys = {
  /** Address of the plan checkout that started a payment, for a return after a failure. */
  planCheckout: 'plan_checkout',
  /** The Google sign-in that this tab started. */
  googleFlow: 'google_flow',
  /** A visitor's description of an illness that is not in the list. */
  customWords: 'custom_words',
} as const;

/** A plan that a visitor chose before signing in (P3.3). */
export interface TargetPlan {
  plan_id: string;
  /** Number of people covered; 1 if not chosen. */
  number: number;
}

/** The browser's copy of the user record (P3.2), for layout and forms, and for the offline page. */
export type StoredUser = User & {
  /** Future visits, without health data. */
  next_visits: { scheduled_at: string; method: string; reference: string }[];
  /** ISO time by the device's clock; the offline page ignores old records. */
  stored_at: string;
  /** Milliseconds by which the server's clock is ahead of the device's. */
  clock_offset: number;
};
