import type { FastifyInstance, FastifyReply } from 'fastify';
import type { PreviewNotShown } from './choose-versions';
import { linkOverPage, previewNotShownPage } from './link-over-page';
import { isOwnPath } from './override.routes';
import { previewCookie } from './visitor-cookies';

/** Lax, because the address is opened from a chat or from the comment of a change. */
const cookieOptions = { path: '/', httpOnly: true, sameSite: 'lax' } as const;

const headers = {
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex, nofollow',
};

/**
 * Says why a preview is not shown; the cookie of one that is over is removed, so that the next page is a live one.
 * None is answered 503, after which nginx leaves each gateway that it asked alone (ops/deploy/nginx/site.conf).
 */
export function sendPreviewNotShown(reply: FastifyReply, why: PreviewNotShown['notShown']): FastifyReply {
  reply.headers(headers).type('text/html; charset=utf-8');
  if (why !== 'over') return reply.code(409).send(previewNotShownPage());
  return reply
    .code(404)
    .clearCookie(previewCookie, cookieOptions)
    .send(linkOverPage('There is no such preview, or not any more'));
}

/**
 * The addresses of previews: `/_preview/<id>` shows candidates in this browser, beside what is live;
 * `/_preview/off` ends it.
 */
export async function previews(app: FastifyInstance): Promise<void> {
  app.get('/_preview/off', (_request, reply) =>
    reply.header('cache-control', 'no-store').clearCookie(previewCookie, cookieOptions).redirect('/', 303),
  );

  app.get<{ Params: { id: string }; Querystring: { to?: string } }>(
    '/_preview/:id',
    async (request, reply) => {
      reply.headers(headers);
      const preview = await app.findPreview(request.params.id);
      if (!preview) return sendPreviewNotShown(reply, 'over');
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
