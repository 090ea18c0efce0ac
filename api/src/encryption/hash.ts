/** Plain and keyed hashes, and opaque tokens, which the database stores as hashes only. */
import { createHash, createHmac, randomBytes } from 'node:crypto';
import { derivedKey } from './keyring';

/** A keyed digest in 64 hexadecimal digits: without the data key, nobody can guess the text by trial. */
export const keyedDigest = (purpose: string, text: string): string =>
  createHmac('sha256', derivedKey(purpose)).update(text).digest('hex');

/** The first 12 digits of the keyed digest, for the log. */
export const keyedHash = (purpose: string, text: string): string => keyedDigest(purpose, text).slice(0, 12);

/** The SHA-256 of a text in hexadecimal digits. */
export const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

/** A new secret of 256 bits. */
export const newToken = (): string => randomBytes(32).toString('base64url');
