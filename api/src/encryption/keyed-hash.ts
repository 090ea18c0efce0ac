import { createHmac } from 'node:crypto';
import { derivedKey } from './keyring';

/** 12 hexadecimal digits, the same for the same text, which nobody can reverse without the data key. */
export const keyedHash = (purpose: string, text: string): string =>
  createHmac('sha256', derivedKey(purpose)).update(text).digest('hex').slice(0, 12);
