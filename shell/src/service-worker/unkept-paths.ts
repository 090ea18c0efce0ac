import { type KeepMessage, tokenAddress } from '@ilera/contracts';

/**
 * Paths with queries that the service worker does not keep: gateway addresses, API and files, one-time
 * tokens, and checkouts, to which payments return.
 */
export const unkeptPaths: RegExp[] = [
  /^\/_/,
  /^\/(?:api|ops|assets)(?:[/?]|$)/,
  tokenAddress,
  /^\/(?:conditioncheckout|plan-checkout)(?:[/?]|$)/i,
  /^\/[^/?]+\.(?:txt|xml|ico|js|webmanifest)(?:\?|$)/,
];

/** The path that a page asks the worker to keep; undefined for any other message, and for addresses with a query. */
export function readKeepMessage(data: unknown, origin: string): string | undefined {
  const { keep } = (data ?? {}) as Partial<KeepMessage>;
  if (typeof keep !== 'string' || !keep.startsWith('/')) return undefined;
  try {
    const url = new URL(keep, origin);
    if (url.origin !== origin || url.search) return undefined;
    return unkeptPaths.some((pattern) => pattern.test(url.pathname)) ? undefined : url.pathname;
  } catch {
    return undefined; // not an address
  }
}
