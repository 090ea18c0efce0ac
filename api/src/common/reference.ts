/** References, as people read them out on the phone. */
import { randomInt } from 'node:crypto';

/** Digits and letters without 0, 1, I, L and O, which look alike. */
const letters = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';

/** For example `APT-7KQ2M9XW4H`. A length of sixteen gives 79 bits, too many to guess. */
export function newReference(prefix: string, length = 10): string {
  let text = '';
  for (let i = 0; i < length; i += 1) text += letters[randomInt(letters.length)];
  return `${prefix}-${text}`;
}
