import { tokenAddress } from '@shared/contracts';

/**
 * Navigations that the service worker leaves to the browser: the gateway's own addresses, API and files,
 * one-time tokens, and checkouts, to which payments return. They are compared with path and query.
 */
export const untouchedPaths: RegExp[] = [
  /^\/_/,
  /^\/(?:api|ops|assets)(?:[/?]|$)/,
  tokenAddress,
  /^\/(?:conditioncheckout|plan-checkout)(?:[/?]|$)/i,
  /^\/[^/?]+\.(?:txt|xml|ico|js|webmanifest)(?:\?|$)/,
];
