import { strings } from '@shared/contracts';
import { words } from './sign-in.words';

/** A message that the sign-in page shows above its form. */
export interface SignInNotice {
  tone: 'success' | 'error';
  text: string;
}

/** Carried in the router's state: a link from outside cannot set it. */
export interface SignInState {
  notices: SignInNotice[];
}

const LONGEST = 200;

/** The messages that the site itself puts into the address. */
const ownMessages = new Set<string>([
  strings.sessionExpired,
  strings.loginToContinue,
  strings.loggedOut,
  strings.erased,
  strings.passwordChanged,
  strings.googleFailed,
]);

/** The messages of an address's query: only the site's own words are shown (R4.55, R4.67). */
export function noticesInQuery(search: string): SignInNotice[] {
  const query = new URLSearchParams(search);
  return (['error', 'success'] as const).flatMap((tone) => {
    const text = query.get(`${tone}_message`)?.trim();
    if (!text) return [];
    return [{ tone, text: ownMessages.has(text) ? text : words.neutral[tone] }];
  });
}

/** Whether the query holds a message, which must be removed from the address. */
export function hasMessageInQuery(search: string): boolean {
  const query = new URLSearchParams(search);
  return query.has('success_message') || query.has('error_message');
}

/** The messages that another page handed over, as plain text of a bounded length. */
export function noticesInState(state: unknown): SignInNotice[] {
  const notices = (state as Partial<SignInState> | null)?.notices;
  return Array.isArray(notices)
    ? notices.map(({ tone, text }) => ({ tone, text: String(text).slice(0, LONGEST) }))
    : [];
}
