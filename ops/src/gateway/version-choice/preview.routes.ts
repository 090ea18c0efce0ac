import type { FastifyInstance } from 'fastify';
import { linkOverPage } from './link-over-page';
import { isOwnPath } from './override.routes';
import type { Previews } from './previews';
import { previewCookie } from './visitor-cookies';

/** Lax, because the address is opened from a chat or from the comment of a change. */
const cookieOptions = { path: '/', httpOnly: true, sameSite: 'lax' } as const;

/**
 * The addresses of previews: `/_preview/<id>` shows candidates in this browser, beside what is live;
 * `/_preview/off` ends it.
 */
export function registerPreviews(app: FastifyInstance, previews: Previews): void {
  app.get('/_preview/off', (_request, reply) =>
    reply.header('cache-control', 'no-store').clearCookie(previewCookie, cookieOptions).redirect('/', 303),
  );

  app.get<{ Params: { id: string }; Querystring: { to?: string } }>(
    '/_preview/:id',
    async (request, reply) => {
      reply.headers({
        'cache-control': 'no-store',
        'referrer-policy': 'no-referrer',
        'x-robots-tag': 'noindex, nofollow',
      });
      const preview = await previews.get(request.params.id);
      if (!preview)
        return reply
          .code(404)
          .clearCookie(previewCookie, cookieOptions)
          .type('text/html; charset=utf-8')
          .send(linkOverPage('There is no such preview, or not any more'));
      const { to = '/' } = request.query;
      return reply
        .setCookie(previewCookie, preview.id, {
          ...cookieOptions,
          expires: new Date(preview.until),
          secure: request.protocol === 'https',
        })
        .redirect(isOwnPath(to) ? to : '/', 303);
    },
  );
}
