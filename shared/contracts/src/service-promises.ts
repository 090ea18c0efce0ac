/** Promises that mails, terms and screens repeat. */

/** Within what time a claim is decided, and an approved one paid. */
export const claimDecisionTime = '10 working days';
