/**
 * Features beyond the calls of the specification (R4.75). Each is on with our API and off with a foreign one; without a
 * feature the screens follow the specification.
 */
export const featureNames = [
  /** People can be invited to a plan, listed, and removed. */
  'invitations',
  /**
   * A plan change is priced line by line before the payment, and a changed price is shown before the payment page
   * opens.
   */
  'quotes',
  /** A visit has a detail, and can be cancelled and moved. */
  'visits',
  /** Receipts, and the payment history as CSV. */
  'receipts',
  /** Claims are listed with their status and their evidence. */
  'claims',
  /** Reminders before a plan ends, the enrollee number and the plan card. */
  'renewal',
  /** Conditions are found by everyday names, while typing. */
  'search',
  /** The waitlist names the cities where plans are sold. */
  'open-cities',
  /**
   * Logging out ends the session on the server, a sign-in with Google names its flow, and an unproven address is sent a
   * link.
   */
  'session-security',
  /** A person's access log, data download and erasure. */
  'privacy',
  /** A visit shows the link to the consultation, the doctor's note, prescriptions and referrals. */
  'care',
  /** The time picker shows full times and the days on which the clinic is closed. */
  'hours',
  /** A guest may leave a phone number for the doctor. */
  'guest-phone',
  /** A visit can be booked for a child, a parent or another person in the booker's care. */
  'somebody-else',
  /** Photographs and PDFs can be sent to the doctor of a visit. */
  'visit-files',
] as const;

export type FeatureName = (typeof featureNames)[number];

/** Whether a text names a feature. */
export const isFeatureName = (text: string): text is FeatureName =>
  (featureNames as readonly string[]).includes(text);
