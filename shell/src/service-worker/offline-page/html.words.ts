/** The words of the offline page; what its script fills in has its own in `show.words.ts`. */
export const words = {
  title: 'You are offline',
  lead: 'This page needs a connection. It opens by itself as soon as there is one.',
  tryAgain: 'Try again',
  card: 'Your plan card',
  visit: 'Your next visit',
  saveVisit: 'Save to my calendar',
  pages: 'To read offline',
  noPages: 'Conditions and articles that you open are kept here for reading offline. None is kept yet.',
  calls: 'Calls work without internet',
  /** Before and after the emergency number. */
  emergency: [
    'Chest pain, trouble breathing, heavy bleeding, fits or fainting: call',
    'or go to the nearest hospital.',
  ],
  anythingElse: 'Anything else:',
} as const;
