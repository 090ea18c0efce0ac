import { createHmac } from 'node:crypto';
import { derivedKey } from './keyring';

/** The same for the same text; nobody can try texts against it without the data key. 64 hexadecimal digits. */
export const keyedDigest = (purpose: string, text: string): string =>
  createHmac('sha256', derivedKey(purpose)).update(text).digest('hex');

/** Its first 12 digits, for the log. */
export const keyedHash = (purpose: string, text: string): string => keyedDigest(purpose, text).slice(0, 12);
