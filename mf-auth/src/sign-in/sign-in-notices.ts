import type { SignInReason } from '@ilera/contracts';

/** Notices to people who were led to sign-in; all but `erased` and `neutral` are quoted (R4.30). */
const words = {
  sessionExpired: 'Session Exipred. Kindly Login',
  loginToContinue: 'Kindly Login to continue',
  loggedOut: 'You are logged out',
  passwordChanged: 'Password changed successfully. Kindly Login',
  googleFailed: 'Google Signin Failed',
  erased: 'Your account and your data were erased.',
  /** Replaces words that anybody could have put into a link. */
  neutral: { success: 'Please log in to go on.', error: 'Something did not work. Please log in.' },
} as const;

/** A message that the sign-in page shows above its form. */
export interface SignInNotice {
  tone: 'success' | 'error';
  text: string;
}

/** Passed in the router's state, which a link from outside cannot set. */
export interface SignInState {
  notices: SignInNotice[];
}

const maxNoticeLength = 200;

/** The notice for each reason that the site puts into the address. */
const noticeByReason: Record<SignInReason, SignInNotice> = {
  logout: { tone: 'success', text: words.loggedOut },
  'other-tab': { tone: 'success', text: words.loggedOut },
  'password-change': { tone: 'success', text: words.passwordChanged },
  erasure: { tone: 'success', text: words.erased },
  refusal: { tone: 'error', text: words.sessionExpired },
  purchase: { tone: 'error', text: words.loginToContinue },
  'google-failed': { tone: 'error', text: words.googleFailed },
};
const knownMessages = new Set(Object.values(noticeByReason).map(({ text }) => text));

/**
 * The notices in the query. Links from elsewhere can have a query too, so only the site's words are shown
 * (R4.55, R4.67).
 */
export function noticesInQuery(search: string): SignInNotice[] {
  const query = new URLSearchParams(search);
  const reason = query.get('reason') ?? '';
  const reasonNotices = Object.hasOwn(noticeByReason, reason) ? [noticeByReason[reason as SignInReason]] : [];
  const messageNotices = (['error', 'success'] as const).flatMap((tone) => {
    const text = query.get(`${tone}_message`)?.trim();
    if (!text) return [];
    return [{ tone, text: knownMessages.has(text) ? text : words.neutral[tone] }];
  });
  return [...reasonNotices, ...messageNotices];
}

/** Whether the query holds a message to remove from the address. */
export function hasMessageInQuery(search: string): boolean {
  const query = new URLSearchParams(search);
  return ['reason', 'success_message', 'error_message'].some((name) => query.has(name));
}

/** The notices that another page passed, as plain text of limited length. */
export function noticesInState(state: unknown): SignInNotice[] {
  const notices = (state as Partial<SignInState> | null)?.notices;
  return Array.isArray(notices)
    ? notices.map(({ tone, text }) => ({ tone, text: String(text).slice(0, maxNoticeLength) }))
    : [];
}
