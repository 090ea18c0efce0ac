import type { FastifyInstance } from 'fastify';
import { readOverrideCookie } from '../../common/override-cookie';
import { linkOverPage } from './link-over-page';
import { overrideCookieName } from './visitor-cookies';

/**
 * Lax, because the link is opened from a chat or a terminal, and the pages after the redirect need the
 * cookie.
 */
const cookieOptions = { path: '/', httpOnly: true, sameSite: 'lax' } as const;

/**
 * Signed links of operators: `/_override?p=<sealed>` fixes an early version or a developer's build for this
 * browser session; `/_override/off` ends it. A link with a wrong signature changes nothing.
 */
export async function overrideLinks(app: FastifyInstance): Promise<void> {
  const { opsKey } = app;
  app.get<{ Querystring: { p?: string; to?: string } }>('/_override', (request, reply) => {
    const { p: sealed, to = '/' } = request.query;
    reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer');
    if (!sealed || !readOverrideCookie(sealed, opsKey)) {
      return reply
        .code(403)
        .type('text/html; charset=utf-8')
        .send(linkOverPage('This link is not valid, or not any more'));
    }
    return reply
      .setCookie(overrideCookieName, sealed, { ...cookieOptions, secure: request.protocol === 'https' })
      .redirect(isOwnPath(to) ? to : '/', 303);
  });

  app.get('/_override/off', (_request, reply) =>
    reply
      .header('cache-control', 'no-store')
      .clearCookie(overrideCookieName, cookieOptions)
      .redirect('/', 303),
  );
}

/** Whether a path is one of this site, and not `//elsewhere` or what a browser reads as that. */
export const isOwnPath = (to: string): boolean => /^\/(?![/\\])[^\\\s]*$/.test(to);
