/**
 * Opaque tokens of 256 bits. The database has only their SHA-256, so a stolen copy of it opens no session.
 */
import { randomBytes } from 'node:crypto';
import { sha256 } from '../common/sha256';

/** A new secret for a session, a link or a payment reference. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** What is stored of a token. */
export const hashToken = (token: string): string => sha256(token);
