/** Promises, prices and names that mails, terms and screens repeat. */

/** The time within which a claim is decided, and an approved one paid. */
export const claimDecisionTime = '10 working days';

/** Days in which a plan can be resumed after its holder joined another one (R4.90). */
export const takeUpDays = 7;

/** Maximum number of files for the doctor per visit. */
export const maxVisitFiles = 4;

/** The last moment before a visit at which its person can move or cancel it (R4.78), in hours and in words. */
export const changeNotice = { hours: 2, text: 'two hours' } as const;

/** Limits of the evidence that a person sends at once (R5.17): bytes per file, and types by content. */
export const evidenceLimits = {
  maxBytes: 5 * 1024 * 1024,
  maxFiles: 5,
  types: ['application/pdf', 'image/jpeg', 'image/png'],
} as const;

/** Maximum number of people that one support search shows. */
export const maxSupportHits = 20;

/** The guest's price of a visit (P9.1), in naira and in words. */
export const visitPrice = {
  message: { naira: 999, text: 'N999' },
  video: { naira: 1_999, text: 'N1,999' },
} as const;

/** The reviewer of the medical texts. The API sends each text's review date (`reviewed_at`). */
export const medicalReviewer = {
  name: 'Dr Ifeoma Adichie-Obi',
  role: 'family physician and medical director',
} as const;

/** Maximum number of people on one plan, and of people invited at once. */
export const maxPeople = 1000;

/** Maximum length of a search, in every list. */
export const maxSearchLength = 100;
