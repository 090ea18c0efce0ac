import type { WebpackRequire } from './webpack-require';

/**
 * Leaves the addresses of scripts to the page's own Trusted Types policy. Under a gateway from before that
 * one, webpack's runtime makes a policy as it did.
 */
export function installPagePolicy(webpackRequire: WebpackRequire): void {
  const { trustedTypes } = globalThis as { trustedTypes?: { defaultPolicy?: object | null } };
  if (trustedTypes?.defaultPolicy) webpackRequire.tt = () => ({ createScriptURL: (url) => url });
}
