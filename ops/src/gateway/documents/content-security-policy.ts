import { documentScript, type Release } from '@ilera/contracts';
import type { GatewayConfig } from '../gateway-config';
import { watchdogHash } from '../page-scripts/scripts-missing-notice';
import { pagePolicyHash } from '../page-scripts/trusted-types';

const originOf = (url: string | undefined): string[] =>
  url && /^https?:/i.test(url) ? [new URL(url).origin] : [];

/** The Content-Security-Policy of documents with this shell. */
export function contentSecurityPolicy(
  { site, assetBaseUrl }: GatewayConfig,
  shell: Release,
  devOrigins: string[],
): string {
  const assets = [...originOf(assetBaseUrl), ...devOrigins];
  const api = originOf(site.apiBaseUrl);
  const inlineScript = shell.files[documentScript.file];
  const directives: string[][] = [
    ['default-src', "'none'"],
    [
      'script-src',
      "'self'",
      ...assets,
      pagePolicyHash,
      watchdogHash,
      ...(inlineScript ? [`'${inlineScript.integrity}'`] : []),
    ],
    // Libraries set positions and scroll locks through style elements and attributes; a style runs no code.
    ['style-src', "'self'", ...assets, "'unsafe-inline'"],
    ['img-src', "'self'", ...assets, ...api, 'data:', 'blob:'],
    ['font-src', "'self'", ...assets, 'data:'],
    ['media-src', "'self'", ...assets],
    [
      'connect-src',
      "'self'",
      ...assets,
      ...api,
      ...devOrigins.map((origin) => origin.replace(/^http/, 'ws')),
    ],
    ['form-action', "'self'"],
    ['manifest-src', "'self'"],
    ['base-uri', "'none'"],
    ['object-src', "'none'"],
    // PDFs that a page reads and shows.
    ['frame-src', 'blob:'],
    ['worker-src', "'self'"],
    ['frame-ancestors', "'none'"],
    ['require-trusted-types-for', "'script'"],
    // The page creates this policy before any other script runs, so that nobody can create another.
    ['trusted-types', 'default'],
    ['report-uri', '/_reports/csp'],
  ];
  return directives.map((directive) => directive.join(' ')).join('; ');
}
