/** Hashes, with and without our key, and the opaque tokens of which the database has only a hash. */
import { createHash, createHmac, randomBytes } from 'node:crypto';
import { derivedKey } from './keyring';

/** A text's digest, against which nobody can try texts without the data key. 64 hexadecimal digits. */
export const keyedDigest = (purpose: string, text: string): string =>
  createHmac('sha256', derivedKey(purpose)).update(text).digest('hex');

/** The first 12 digits of a text's digest, for the log. */
export const keyedHash = (purpose: string, text: string): string => keyedDigest(purpose, text).slice(0, 12);

/** The SHA-256 of a text in hexadecimal digits, as texts that must not be readable are stored. */
export const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

/** A new secret of 256 bits for a session, a link or a payment reference. */
export const newToken = (): string => randomBytes(32).toString('base64url');
