/** What a browser brings that decides which versions it gets. */

/** 0 to 99; constant for the browser session, so that a canary is the same on every page of it. */
export const shareCookie = 'share';
/** The signed invitation to a canary that this browser has. */
export const invitationCookie = 'invitation';
/** Id of the preview that this browser looks at. */
export const previewCookie = 'preview';
