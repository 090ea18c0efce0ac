/** The words of a remote that is slow or did not load. */
export const words = {
  slow: 'This is taking longer than usual. Please wait a little.',
  offline: 'You are offline',
  offlineHint: 'We try again by ourselves when your connection is back.',
  missing: 'This part of the site did not load',
  missingHint:
    'Nothing you have entered elsewhere is lost, and the rest of the site works. Try again in a moment.',
  missingRegion: 'Part of the page is missing',
  /** Shown where the prerendered page stays visible. */
  silent: 'Parts of this page do not answer',
  silentHint: 'Its buttons and forms wait for a file that did not arrive. Try again in a moment.',
  silentRegion: 'Part of the page does not answer',
  readable: (hint: string) => `You can read the page and follow its links. ${hint}`,
  tryAgain: 'Try again',
  viewCrashed: 'This part of the page does not work',
  viewCrashedHint: 'The rest of the page does.',
  loadHint: 'Loading the page again may help. What you have typed on it and not sent may be lost by that.',
  loadPage: 'Load the page again',
  /** Texts before, between and after the phone number and the mail address; the codes follow. */
  contact: ['If it stays this way, call', 'or write to', '. Say:'],
} as const;
