/** Lets a payment return only to our own site. */
import type { Config } from '../config/read-config';
import { fieldError } from '../common/response-error';
import { isOwnOrigin } from '../config/own-origin';

/** Normalises the address; throws for one that leads away from the site. */
export function checkRedirect(config: Config, value: string): string {
  const refusal = fieldError('redirect_url', 'The redirect url must be an address of this site.');
  // Browsers drop tabs and line breaks and read a backslash as a slash; the site sends no such address.
  if (value.includes('\\') || [...value].some((char) => char <= ' ')) throw refusal;
  let url: URL;
  try {
    url = new URL(value);
  } catch {
    throw refusal;
  }
  if (!/^https?:$/.test(url.protocol) || url.username || url.password) throw refusal;
  if (!isOwnOrigin(config, url.origin)) throw refusal;
  return url.href;
}
