import { offlineHtml } from './html';

/** The page's script, compiled; filled in by the build (shared/build/src/shell-config.ts). */
declare const OFFLINE_PAGE_SCRIPT: string;

/** The page for an address that neither the network nor a copy has. */
export async function offlineAnswer(): Promise<Response> {
  const script = OFFLINE_PAGE_SCRIPT;
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(script));
  const source = `'sha256-${btoa(String.fromCharCode(...new Uint8Array(hash)))}'`;
  return new Response(offlineHtml(script), {
    status: 503,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy':
        `default-src 'none'; script-src ${source}; style-src 'unsafe-inline'; img-src data:; connect-src 'self'; ` +
        "base-uri 'none'; form-action 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types 'none'",
      'referrer-policy': 'strict-origin',
      'x-content-type-options': 'nosniff',
    },
  });
}
