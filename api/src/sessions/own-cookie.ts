import type { CookieSerializeOptions } from '@fastify/cookie';
import type { Config } from '../config/read-config';

/**
 * Options of a cookie that is hidden from scripts and sent only below one API path. `strict` keeps other sites from
 * sending the cookie; `lax` is for cookies that must survive the way back from a provider.
 */
export function ownCookie(
  { publicUrl }: Pick<Config, 'publicUrl'>,
  path: string,
  sameSite: 'strict' | 'lax',
  seconds: number,
): CookieSerializeOptions {
  const { pathname, protocol } = new URL(publicUrl.replace(/\/$/, '') + path);
  return { path: pathname, httpOnly: true, secure: protocol === 'https:', sameSite, maxAge: seconds };
}
