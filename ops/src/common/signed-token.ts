import { createHmac } from 'node:crypto';
import { equalsSecret } from '@ilera/contracts/equals-secret';

/** @param purpose keeps the uses of one key apart: a token of one purpose is not valid for another */
const sign = (key: string, purpose: string, text: string): Buffer =>
  createHmac('sha256', key).update(`${purpose}:${text}`).digest();

/**
 * Signs content for cookies and links, as `<content>.<signature>` in characters that are valid in both. Everybody can read
 * a token, only the holder of the key can write one.
 */
export function signToken(purpose: string, content: object, key: string, validSeconds: number): string {
  const expires = Math.floor(Date.now() / 1000) + validSeconds;
  const text = Buffer.from(JSON.stringify({ ...content, expires })).toString('base64url');
  return `${text}.${sign(key, purpose, text).toString('base64url')}`;
}

/** Reads the content of a token; undefined for a wrong signature or an expired token. */
export function verifyToken<Content extends object>(
  purpose: string,
  token: string | undefined,
  key: string | undefined,
): Content | undefined {
  if (!token || !key) return undefined;
  const [text = '', signature = ''] = token.split('.');
  if (!equalsSecret(signature, sign(key, purpose, text).toString('base64url'))) return undefined;
  const content = JSON.parse(Buffer.from(text, 'base64url').toString()) as Content & { expires: number };
  return content.expires * 1000 > Date.now() ? content : undefined;
}
