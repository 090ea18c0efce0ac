/** The secret of the link by which a guest sees their visit: signed, so that nothing of it is stored. */
import { createHmac, timingSafeEqual } from 'node:crypto';
import { currentKey, derivedKey, keyById, type DataKey } from '../../encryption/keyring';

const sign = (reference: string, email: string, key: DataKey): string =>
  createHmac('sha256', derivedKey('guest visit', key))
    .update(`${reference} ${email.trim().toLowerCase()}`)
    .digest('base64url');

/**
 * The same for a visit and the address that paid until the data key changes; it names its key, so that it holds on after
 * that. Once the address is corrected, what went to the wrong one opens nothing.
 */
export function guestToken(reference: string, email: string): string {
  const key = currentKey();
  return [reference, key.id, sign(reference, email, key)].join('.');
}

/** The visit that a token names, whoever made it. */
export const namedByToken = (token: string): string => token.split('.')[0] ?? '';

/** Whether we signed the token for this visit and address. */
export function isGuestToken(token: string, reference: string, email: string): boolean {
  const [, id = '', signature = ''] = token.split('.');
  try {
    const expected = Buffer.from(sign(reference, email, keyById(id)));
    const given = Buffer.from(signature);
    return given.length === expected.length && timingSafeEqual(given, expected);
  } catch {
    return false;
  }
}
