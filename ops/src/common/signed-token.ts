import { createHmac, timingSafeEqual } from 'node:crypto';

/** Signed content of cookies and links: everybody can read it, only the holder of the key can write it. */
interface SignedContent {
  /** Seconds since 1970 at which it expires. */
  expires: number;
}

/** @param purpose keeps the uses of one key apart: a token of one purpose is not valid for another */
const sign = (key: string, purpose: string, text: string): Buffer =>
  createHmac('sha256', key).update(`${purpose}:${text}`).digest();

/** `<content>.<signature>` in characters that are valid in an address and a cookie. */
export function signToken<Content extends SignedContent>(
  purpose: string,
  content: Content,
  key: string,
): string {
  const text = Buffer.from(JSON.stringify(content)).toString('base64url');
  return `${text}.${sign(key, purpose, text).toString('base64url')}`;
}

/** The content of a token; undefined when the signature, the expiry or the content is invalid. */
export function verifyToken<Content extends SignedContent>(
  purpose: string,
  token: string | undefined,
  key: string | undefined,
  now = Date.now(),
): Content | undefined {
  if (!token || !key) return undefined;
  const [text = '', signature = ''] = token.split('.');
  const given = Buffer.from(signature, 'base64url');
  const expected = sign(key, purpose, text);
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined;
  try {
    const content = JSON.parse(Buffer.from(text, 'base64url').toString('utf8')) as Content;
    return content.expires * 1000 > now ? content : undefined;
  } catch {
    return undefined;
  }
}
