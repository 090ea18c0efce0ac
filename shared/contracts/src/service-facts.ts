/** Promises, prices and names that mails, terms and screens repeat. */

/** Within what time a claim is decided, and an approved one paid. */
export const claimDecisionTime = '10 working days';

/** For how many days a plan that ended by joining another one can be taken up again (R4.90). */
export const takeUpDays = 7;

/** How many files for the doctor a visit has at most. */
export const mostVisitFiles = 4;

/** How long before a visit it can last be moved or cancelled by its person (R4.78), as texts say it too. */
export const changeNotice = { hours: 2, text: 'two hours' } as const;

/** What a person sends as evidence at once (R5.17): bytes of each file, and its types, by the content. */
export const evidenceLimits = {
  maxBytes: 5 * 1024 * 1024,
  maxFiles: 5,
  types: ['application/pdf', 'image/jpeg', 'image/png'],
} as const;

/** People of whom support is shown at most for one search. */
export const mostFound = 20;

/** What a visit costs a guest (P9.1), in naira and as texts say it. */
export const visitPrice = {
  message: { naira: 999, text: 'N999' },
  video: { naira: 1_999, text: 'N1,999' },
} as const;

/** Who answers for the medical texts. A text's own date comes with it from the API (`reviewed_at`). */
export const medicalReviewer = {
  name: 'Dr Ifeoma Adichie-Obi',
  role: 'family physician and medical director',
} as const;

/** The most people for whom one plan is bought, and who are invited at once. */
export const mostPeople = 1000;

/** Characters of a search at most, in every list. */
export const longestSearch = 100;
