/** Short references that people read out on the phone: no letters that look like digits. */
import { randomInt } from 'node:crypto';

const letters = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';

/** For example `APT-7KQ2M9XW4H`. */
export function newReference(prefix: string): string {
  let text = '';
  for (let i = 0; i < 10; i += 1) text += letters[randomInt(letters.length)];
  return `${prefix}-${text}`;
}
