/** References, numbers and names that people read out on the phone. */
import { randomInt } from 'node:crypto';

/** Without those that look like digits. */
const letters = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';

/** For example `APT-7KQ2M9XW4H`. A length of sixteen gives 79 bits, too many to guess. */
export function newReference(prefix: string, length = 10): string {
  let text = '';
  for (let i = 0; i < length; i += 1) text += letters[randomInt(letters.length)];
  return `${prefix}-${text}`;
}

/** The enrollee number, for hospitals: the same for a person for as long as they are on a plan (R4.80). */
export const enrolleeNumber = (userId: number, planId: number): string =>
  `EN-${String(userId).padStart(6, '0')}-${String(planId).padStart(2, '0')}`;

/** First and last name. */
export const fullName = ({ firstName, lastName }: { firstName: string; lastName: string }): string =>
  `${firstName} ${lastName}`.trim();
