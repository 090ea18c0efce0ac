import type { CookieSerializeOptions } from '@fastify/cookie';
import type { Config } from '../config/read-config';

/**
 * Options of a cookie that no script reads and only calls below a path of the API get. `strict` where no page of another
 * site may send it; `lax` where the browser comes back from a provider's.
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
