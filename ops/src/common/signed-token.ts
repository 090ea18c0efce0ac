import { createHmac } from 'node:crypto';
import { equalsSecret } from '@ilera/contracts/equals-secret';

/** @param purpose keeps the uses of one key apart: a token of one purpose is not valid for another */
const sign = (key: string, purpose: string, text: string): Buffer =>
  createHmac('sha256', key).update(`${purpose}:${text}`).digest();

/**
 * Signed content of cookies and links, as `<content>.<signature>` in characters that are valid in both: everybody can read
 * it, only the holder of the key can write it.
 * @param lasts seconds after which it is not valid any more
 */
export function signToken(purpose: string, content: object, key: string, lasts: number): string {
  const expires = Math.floor(Date.now() / 1000) + lasts;
  const text = Buffer.from(JSON.stringify({ ...content, expires })).toString('base64url');
  return `${text}.${sign(key, purpose, text).toString('base64url')}`;
}

/** The content of a token; undefined when it was not signed with the key, or is over. */
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
