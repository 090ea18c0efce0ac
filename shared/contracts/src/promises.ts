/** What we promise in several places, worded once: mails, terms, screens. */

/** Within what time a claim is decided, and an approved one paid. */
export const claimAnswer = '10 working days';
