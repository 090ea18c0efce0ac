import { createHash } from 'node:crypto';

/** The SHA-256 of a text in hexadecimal digits, as texts that must not be readable are stored. */
export const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');
