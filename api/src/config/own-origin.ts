/** Which origins are the site's own, and addresses of the site to which a payment may return. */
import type { Config } from './read-config';
import { fieldError } from '../common/response-error';

/** Host names that all mean the developer's own machine. */
const loopback = /^http:\/\/(?:localhost|127\.0\.0\.1|\[::1\])(?=[:/]|$)/;

export function isOwnOrigin(config: Config, origin: string): boolean {
  if (config.redirectOrigins.includes(origin)) return true;
  if (config.production) return false;
  const normalised = (value: string) => value.replace(loopback, 'http://loopback');
  return (
    loopback.test(origin) && config.redirectOrigins.some((own) => normalised(own) === normalised(origin))
  );
}

/** Normalises the address; throws for one that leads away from the site. */
export function checkRedirect(config: Config, value: string): string {
  const refusal = fieldError('redirect_url', 'The redirect url must be an address of this site.');
  // Browsers drop tabs and line breaks and read a backslash as a slash; the site sends no such address.
  if (value.includes('\\') || [...value].some((char) => char <= ' ')) throw refusal;
  if (!URL.canParse(value)) throw refusal;
  const url = new URL(value);
  if (!/^https?:$/.test(url.protocol) || url.username || url.password) throw refusal;
  if (!isOwnOrigin(config, url.origin)) throw refusal;
  return url.href;
}
