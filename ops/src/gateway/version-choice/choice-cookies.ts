/** What a browser brings that decides which versions it gets. */

/** 0 to 99; constant for the browser session, so that a canary is the same on every page of it. */
export const shareCookie = 'share';
/** The signed invitation to a canary that this browser has. */
export const invitationCookie = 'invitation';
/** Id of the preview that this browser looks at. */
export const previewCookie = 'preview';
/** A smoke run's, whatever its value: what it loads is not counted. */
export const uncountedCookie = 'uncounted';

/** Whether a browser's loads and failures say nothing of what visitors get: it looks at a preview, or tries the site. */
export const isUncounted = (cookies: Record<string, string | undefined>): boolean =>
  cookies[previewCookie] !== undefined || cookies[uncountedCookie] !== undefined;
