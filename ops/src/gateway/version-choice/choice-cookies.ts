/** What a browser brings that decides which versions it gets. */
import { signToken, verifyToken } from '../../common/signed-token';

/** 0 to 99; constant for the browser session, so that a canary is the same on every page of it. */
export const shareCookie = 'share';
/** The signed invitation to a canary that this browser has. */
export const invitationCookie = 'invitation';
/** Id of the preview that this browser looks at. */
export const previewCookie = 'preview';
/** A smoke run's, whatever its value: what it loads is not counted. */
export const uncountedCookie = 'uncounted';

const twoWeeks = 14 * 86_400;

/** An operator's signed invitation of a person to a canary: the content of a link, and of the cookie that it sets. */
export const signInvitation = (person: string, opsKey: string): string =>
  signToken(invitationCookie, { person }, opsKey, twoWeeks);

/** The person whom a link or a cookie invites; undefined where its signature is not valid, or it is over. */
export const readInvitation = (token: string | undefined, opsKey: string | undefined): string | undefined =>
  verifyToken<{ person: string }>(invitationCookie, token, opsKey)?.person;

/** Whether a browser's loads and failures say nothing of what visitors get: it looks at a preview, or tries the site. */
export const isUncounted = (cookies: Record<string, string | undefined>): boolean =>
  cookies[previewCookie] !== undefined || cookies[uncountedCookie] !== undefined;
