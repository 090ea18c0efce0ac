/** The site's own address, for links that must be absolute; empty where a page is prerendered. */
export function siteOrigin(): string {
  return typeof window === 'undefined' ? '' : window.location.origin;
}
