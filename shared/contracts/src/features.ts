/**
 * Features beyond the calls that every API of the specification has (R4.75). Each is on with our own API and
 * off with a foreign one; where it is off, the screens show what the specification says.
 */
export const featureNames = [
  /** People can be invited to a plan, listed, and removed from it. */
  'invitations',
  /**
   * A plan change is priced line by line before it is paid, and a changed price is shown before leaving for
   * the payment page.
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
  /** Conditions are found by what people call them, as they type. */
  'search',
  /** The waitlist names the cities where plans are sold. */
  'open-cities',
  /**
   * Logout ends the session on the server, a sign-in with Google names its flow, and a link is sent to an address
   * that is not proven.
   */
  'session-security',
  /** The access log of one's own data, its download, and its erasure. */
  'privacy',
  /** A visit shows the link to the consultation, the doctor's note, prescriptions and referrals. */
  'care',
  /** The picker of times says which ones are full and on which days the clinic is closed. */
  'hours',
  /** A guest may leave a phone number for the doctor. */
  'guest-phone',
  /** A visit can be booked for a child, a parent or somebody else in one's care. */
  'somebody-else',
  /** Photographs and PDFs can be sent to the doctor of a visit. */
  'visit-files',
] as const;

export type FeatureName = (typeof featureNames)[number];

/** Whether a text is the name of a feature. */
export const isFeatureName = (text: string): text is FeatureName =>
  (featureNames as readonly string[]).includes(text);
