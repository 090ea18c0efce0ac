import type { FastifyReply, FastifyRequest } from 'fastify';
import { readInvitation } from '../../site/invitation';
import { sendPlainPage } from '../plain-pages';
import { privateHeaders } from '../responses';
import type { GatewayPlugin } from '../services';
import { invitationCookie, previewCookie } from './choice-cookies';
import { askForNew, sendPreviewNotShown } from './preview-not-shown';

/** A field that stands in the query twice is a list. */
type Field = string | string[];
type Link = FastifyRequest<{ Querystring: { to?: Field } }>;

/**
 * Serves links that set a browser's versions until their `/off`: `/_invitation?p=<signed>` joins canaries, by an
 * operator's signature; `/_preview/<id>` shows candidates beside the live versions.
 */
export const invitationAndPreview: GatewayPlugin = async (app, { opsKey, findPreview }) => {
  /** Sets the cookie and redirects within this site, never to `//elsewhere` in any spelling. */
  const enter = (request: Link, reply: FastifyReply, cookie: string, value: string, expires?: Date) => {
    const to = String(request.query.to ?? '/');
    return reply
      .headers(privateHeaders)
      .setCookie(cookie, value, expires && { expires })
      .redirect(/^\/(?![/\\])[^\\\s]*$/.test(to) ? to : '/', 303);
  };

  for (const cookie of [invitationCookie, previewCookie])
    app.get(`/_${cookie}/off`, (_request, reply) =>
      reply.headers(privateHeaders).clearCookie(cookie).redirect('/', 303),
    );

  app.get<{ Querystring: { p?: Field; to?: Field } }>('/_invitation', (request, reply) => {
    const signed = String(request.query.p);
    if (readInvitation(signed, opsKey) === undefined)
      return sendPlainPage(reply, 403, 'This link is not valid, or not any more', askForNew);
    return enter(request, reply, invitationCookie, signed);
  });

  app.get<{ Params: { id: string }; Querystring: { to?: Field } }>(
    '/_preview/:id',
    async (request, reply) => {
      const preview = await findPreview(request.params.id);
      if (!preview) return sendPreviewNotShown(reply, 'over');
      return enter(request, reply, previewCookie, preview.id, new Date(preview.until));
    },
  );
};
