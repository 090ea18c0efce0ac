/**
 * Texts with a fixed wording that more than one part shows, letter by letter: their spellings are
 * requirements (R4.30, R4.31). Texts of one remote alone are in that remote's `strings.ts`.
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

/** How the title of a visit begins that is about something in the person's own words (P3.6). */
export const ownCondition = 'My Condition:';
