import type { SignInReason } from '@ilera/contracts';

/** What sign-in says to somebody who was led to it; but for `erased` and `neutral` letter by letter (R4.30). */
const words = {
  sessionExpired: 'Session Exipred. Kindly Login',
  loginToContinue: 'Kindly Login to continue',
  loggedOut: 'You are logged out',
  passwordChanged: 'Password changed successfully. Kindly Login',
  googleFailed: 'Google Signin Failed',
  erased: 'Your account and your data were erased.',
  /** Shown in place of words that anybody could have written into a link. */
  neutral: { success: 'Please log in to go on.', error: 'Something did not work. Please log in.' },
} as const;

/** A message that the sign-in page shows above its form. */
export interface SignInNotice {
  tone: 'success' | 'error';
  text: string;
}

/** Carried in the router's state: a link from outside cannot set it. */
export interface SignInState {
  notices: SignInNotice[];
}

const longestMessage = 200;

/** What is said for each reason that the site itself puts into the address. */
const ofReason: Record<SignInReason, SignInNotice> = {
  logout: { tone: 'success', text: words.loggedOut },
  'other-tab': { tone: 'success', text: words.loggedOut },
  'password-change': { tone: 'success', text: words.passwordChanged },
  erasure: { tone: 'success', text: words.erased },
  refusal: { tone: 'error', text: words.sessionExpired },
  purchase: { tone: 'error', text: words.loginToContinue },
  'google-failed': { tone: 'error', text: words.googleFailed },
};
const ownMessages = new Set(Object.values(ofReason).map(({ text }) => text));

/** The messages of an address's query, which links from elsewhere can have too: only the site's own words are shown (R4.55, R4.67). */
export function noticesInQuery(search: string): SignInNotice[] {
  const query = new URLSearchParams(search);
  const reason = query.get('reason') ?? '';
  const own = Object.hasOwn(ofReason, reason) ? [ofReason[reason as SignInReason]] : [];
  const foreign = (['error', 'success'] as const).flatMap((tone) => {
    const text = query.get(`${tone}_message`)?.trim();
    if (!text) return [];
    return [{ tone, text: ownMessages.has(text) ? text : words.neutral[tone] }];
  });
  return [...own, ...foreign];
}

/** Whether the query holds a message, which must be removed from the address. */
export function hasMessageInQuery(search: string): boolean {
  const query = new URLSearchParams(search);
  return ['reason', 'success_message', 'error_message'].some((name) => query.has(name));
}

/** The messages that another page handed over, as plain text of a bounded length. */
export function noticesInState(state: unknown): SignInNotice[] {
  const notices = (state as Partial<SignInState> | null)?.notices;
  return Array.isArray(notices)
    ? notices.map(({ tone, text }) => ({ tone, text: String(text).slice(0, longestMessage) }))
    : [];
}
