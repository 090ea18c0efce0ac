/**
 * Quoted wordings that several parts show: their spellings are requirements (R4.30, R4.31). Wordings of one remote are
 * in that remote's `strings.ts`.
 */
export const strings = {
  redirectingToPayment: 'Redirecting to payment page...',
  notFound: '404 | NOT FOUND',
  clientError: '500 | CLIENT ERROR',
  unexpectedError: 'Unexpected Application Error!',
  noRecord: 'No Record Found',
  noCondition: 'No Condition Found',
  firstNameRequired: 'Your first name is required',
  lastNameRequired: 'Your last name is required',
} as const;

/** Prefix of the title of a visit with a description (P3.6). */
export const ownCondition = 'My Condition:';
