/** The secret of the link by which a guest sees their visit: signed, so that nothing of it is stored. */
import { createHmac, timingSafeEqual } from 'node:crypto';
import { currentKey, derivedKey, keyById, type DataKey } from '../../encryption/keyring';

const sign = (reference: string, key: DataKey): string =>
  createHmac('sha256', derivedKey('guest visit', key)).update(reference).digest('base64url');

/** The same for the same visit until the data key changes; it names its key, so that it holds on after that. */
export function guestToken(reference: string): string {
  const key = currentKey();
  return [reference, key.id, sign(reference, key)].join('.');
}

/** The reference of the visit that a token opens; null for one that we did not sign. */
export function readGuestToken(token: string): string | null {
  const [reference = '', id = '', signature = ''] = token.split('.');
  try {
    const expected = Buffer.from(sign(reference, keyById(id)));
    const given = Buffer.from(signature);
    return given.length === expected.length && timingSafeEqual(given, expected) ? reference : null;
  } catch {
    return null;
  }
}
