/** Promises that mails, terms and screens repeat. */

/** Within what time a claim is decided, and an approved one paid. */
export const claimDecisionTime = '10 working days';

/** For how many days a plan that ended by joining another one can be taken up again (R4.90). */
export const takeUpDays = 7;

/** How many files for the doctor a visit has at most. */
export const mostVisitFiles = 4;
