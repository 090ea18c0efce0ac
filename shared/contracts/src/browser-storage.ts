/** Names in the browser's local storage (P9.6). Only shared/runtime writes them;
 * shell/src/session/read-token.ts reads the token where that is not there yet. */
export const storageKeys = {
  accessToken: 'ACCESS_TOKEN',
  user: 'USER',
  targetPlan: 'target_plan',
  /** How often the person wants to pay; stored beside `target_plan`, whose form is fixed. */
  targetFrequency: 'target_frequency',
} as const;

/** Keys of session storage that more than one remote reads. */
export const tabKeys = {
  /** Address of the plan checkout from which a payment was started, for a return after a failure. */
  planCheckout: 'plan_checkout',
  /** The sign-in with Google that this tab has begun. */
  googleFlow: 'google_flow',
} as const;

/** A plan that a visitor chose before signing in (P3.3). */
export interface TargetPlan {
  plan_id: string;
  /** People covered; 1 where the choice did not say. */
  number: number;
}

/** The service worker's name in the shell's release. */
export const workerFile = 'service-worker.js';

/** Address of the service worker; its scope is the whole site. */
export const workerPath = `/${workerFile}`;

/** Header of a document of which the service worker may keep a copy. */
export const keepHeader = 'offline-copy';

/** Name of the browser's cache that has the copies. */
export const keptPages = 'kept-pages';

/** Entry of that cache that says for whom the copies are: a hash of the session's token, empty for a guest. */
export const keptFor = '/_kept-for';

/** Headers of a copy: when it was kept (ISO), and its title, URI-encoded. */
export const copyHeaders = { at: 'kept-at', title: 'kept-title' } as const;

/** Message of a page to the service worker: keep a copy of this path of the site. */
export interface KeepMessage {
  keep: string;
}

/** What the document says about the service worker. */
export interface OfflineSupport {
  worker: string;
  /** Patterns of the pages that can be kept. */
  keeps: string[];
}

/** What the browser stores of a visit that is to come: nothing about health. */
export interface StoredVisit {
  scheduled_at: string;
  method: string;
  reference: string;
}
