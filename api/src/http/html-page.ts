/**
 * Small pages of the API itself (sandbox, outbox): no script, their styles in one file, and a policy that
 * allows nothing else.
 */
import { html, type Html } from '@shared/contracts/html';
import type { FastifyReply } from 'fastify';

interface PageOptions {
  title: string;
  body: Html;
  /** Relative address of the style sheet. */
  style: string;
  /** Origins to which its forms may lead, besides its own. */
  formTargets?: string[];
  status?: number;
}

/** Sends a page. */
export function sendPage(reply: FastifyReply, page: PageOptions) {
  const targets = ["'self'", ...(page.formTargets ?? [])].join(' ');
  return reply
    .code(page.status ?? 200)
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .header('cross-origin-opener-policy', 'same-origin-allow-popups')
    .header(
      'content-security-policy',
      `default-src 'none'; style-src 'self'; form-action ${targets}; frame-ancestors 'none'; base-uri 'none'`,
    )
    .send(
      html`<!doctype html>
        <html lang="en">
          <head>
            <meta charset="utf-8" />
            <meta name="viewport" content="width=device-width, initial-scale=1" />
            <meta name="robots" content="noindex" />
            <title>${page.title}</title>
            <link rel="stylesheet" href="${page.style}" />
          </head>
          <body>
            ${page.body}
          </body>
        </html>`.text,
    );
}
