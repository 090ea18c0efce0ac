import { runtimeConfig } from '../instances';

/** The address is refused: not https, not on the list, or not an address. */
export class UnsafeRedirectError extends Error {
  override name = 'UnsafeRedirectError';
}

/** The call that leaves the page, in an object so that a test can replace it. */
export const externalNavigation = {
  assign(url: string): void {
    window.location.assign(url);
  },
};

/**
 * Sends the person to another site, such as the payment page or Google. Follows only the API's origin and https hosts
 * on the configured list; otherwise throws UnsafeRedirectError and stays.
 */
export function leaveSite(address: unknown): void {
  externalNavigation.assign(checkedAddress(address));
}

function checkedAddress(address: unknown): string {
  if (typeof address !== 'string' || !address.trim()) throw new UnsafeRedirectError('No address was given');
  const here = window.location.origin;
  const apiOrigin = new URL(runtimeConfig.apiBaseUrl, here).origin;
  let url: URL;
  try {
    url = new URL(address, apiOrigin);
  } catch {
    throw new UnsafeRedirectError('The address cannot be read');
  }
  if (url.username || url.password) throw new UnsafeRedirectError('The address carries a user name');
  const listed = url.protocol === 'https:' && runtimeConfig.redirectHosts.includes(url.host);
  const ofApi = /^https?:$/.test(url.protocol) && url.origin === apiOrigin;
  if (!listed && !ofApi) throw new UnsafeRedirectError('The address is not on the list');
  return url.href;
}
