/** Cookies that decide which versions a browser gets. */

/** Share, 0 to 99; constant for the browser session, so that every page gets the same canaries. */
export const shareCookie = 'share';
/** Signed invitation to canaries. */
export const invitationCookie = 'invitation';
/** Id of the preview that the browser shows. */
export const previewCookie = 'preview';
