/**
 * Addresses for one person, or useless to others. Link previews and search engines leave them out, and no CDN shares their
 * documents.
 */
export const privateAddresses = [
  '/account',
  '/auth',
  '/google_callback',
  '/verify_account',
  '/reset_password',
  '/employee',
  '/conditioncheckout',
  '/plan-checkout',
  '/clinic',
  '/prescription',
  '/visit',
];

/** Whether a path is a private address or below one, in upper or lower case, as the router matches. */
export const isPrivateAddress = (path: string): boolean =>
  privateAddresses.some((top) => `${path.toLowerCase()}/`.startsWith(`${top}/`));
