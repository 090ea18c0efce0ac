/**
 * Small pages of the API itself (sandbox, outbox, account chooser): no script, one style, and a policy that allows
 * nothing else.
 */
import { html, Html } from '@ilera/contracts/html';
import { toIntegrity } from '@ilera/contracts/integrity';
import type { FastifyReply } from 'fastify';

interface PageOptions {
  title: string;
  body: Html;
  /** Other origins that the page's forms may submit to. */
  formTargets?: string[];
  status?: number;
}

/** Responds with the page and its content security policy. */
export function sendPage(reply: FastifyReply, page: PageOptions) {
  const targets = ["'self'", ...(page.formTargets ?? [])].join(' ');
  return reply
    .code(page.status ?? 200)
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .header('cross-origin-opener-policy', 'same-origin-allow-popups')
    .header(
      'content-security-policy',
      `default-src 'none'; style-src '${styleHash}'; form-action ${targets}; frame-ancestors 'none'; base-uri 'none'`,
    )
    .send(
      html`<!doctype html>
        <html lang="en">
          <head>
            <meta charset="utf-8" />
            <meta name="viewport" content="width=device-width, initial-scale=1" />
            <meta name="robots" content="noindex" />
            <title>${page.title}</title>
            ${new Html(`<style>${pageCss}</style>`)}
          </head>
          <body>
            ${page.body}
          </body>
        </html>`.text,
    );
}

/** Plain and green, so that nobody takes such a page for the shop. */
const pageCss = `
:root { color-scheme: light; font-family: system-ui, -apple-system, 'Segoe UI', Arial, sans-serif; }
* { box-sizing: border-box; }
body { margin: 0; min-height: 100vh; display: grid; place-items: center; padding: 16px; background: #eef3f0; color: #14231c; line-height: 1.5; }
main { width: 100%; max-width: 440px; background: #fff; border: 1px solid #cdd9d2; border-radius: 16px; padding: 28px 24px; }
main.wide { max-width: 860px; align-self: start; }
.ribbon { display: inline-block; margin: 0 0 12px; padding: 2px 10px; border-radius: 999px; background: #fff3cd; color: #5c4400; font-size: 14px; font-weight: 600; }
h1 { margin: 0 0 4px; font-size: 22px; }
h2 { font-size: 18px; margin: 24px 0 8px; }
.amount { margin: 8px 0 0; font-size: 34px; font-weight: 700; font-variant-numeric: tabular-nums; }
.quiet { margin: 0 0 20px; color: #46594f; overflow-wrap: anywhere; }
fieldset { margin: 0 0 20px; padding: 12px 16px; border: 1px solid #cdd9d2; border-radius: 10px; }
legend { padding: 0 6px; font-weight: 600; }
label { display: flex; align-items: center; gap: 10px; min-height: 44px; }
input[type=radio] { width: 20px; height: 20px; accent-color: #0b6b3a; }
input[type=email] { width: 100%; min-height: 44px; padding: 8px 12px; border: 1px solid #7d8f85; border-radius: 8px; font: inherit; }
.actions { display: grid; gap: 10px; }
button { width: 100%; min-height: 48px; border: 2px solid #0b6b3a; border-radius: 10px; background: #fff; color: #0b6b3a; font: inherit; font-weight: 600; cursor: pointer; }
button.primary { background: #0b6b3a; color: #fff; }
button:focus-visible, input:focus-visible, a:focus-visible { outline: 3px solid #1d4ed8; outline-offset: 2px; }
a { color: #0b5394; }
article { border-top: 1px solid #cdd9d2; padding: 16px 0; }
pre { white-space: pre-wrap; overflow-wrap: anywhere; font: inherit; margin: 8px 0; }
`;

const styleHash = toIntegrity(pageCss);
