import type { FastifyReply, FastifyRequest } from 'fastify';
import { brand, escapeHtml, type Preview } from '@ilera/contracts';
import { html } from '@ilera/contracts/html';
import { readInvitation } from '../../site/invitation';
import { formatVersions } from '../../site/preview-text';
import { sendPlainPage } from '../plain-pages';
import { privateHeaders } from '../responses';
import type { Composition } from '../revisions/composition';
import type { GatewayPlugin } from '../services';
import { invitationCookie, previewCookie } from './choice-cookies';
import type { NotShown } from './version-choice';

const askForNew = html`Ask whoever sent it for a new link, or <a href="/">go to ${brand.name}</a>.`;

type Link = FastifyRequest<{ Querystring: { to?: string } }>;

/**
 * Serves links that set a browser's versions until their `/off`: `/_invitation?p=<signed>` joins canaries, by an
 * operator's signature; `/_preview/<id>` shows candidates beside the live versions.
 */
export const invitationAndPreview: GatewayPlugin = async (app, { opsKey, findPreview }) => {
  /** Sets the cookie and redirects within this site, never to `//elsewhere` in any spelling. */
  const enter = (request: Link, reply: FastifyReply, cookie: string, value: string, expires?: Date) => {
    const { to = '/' } = request.query;
    return reply
      .headers(privateHeaders)
      .setCookie(cookie, value, expires && { expires })
      .redirect(/^\/(?![/\\])[^\\\s]*$/.test(to) ? to : '/', 303);
  };

  for (const cookie of [invitationCookie, previewCookie])
    app.get(`/_${cookie}/off`, (_request, reply) =>
      reply.headers(privateHeaders).clearCookie(cookie).redirect('/', 303),
    );

  app.get<{ Querystring: { p?: string; to?: string } }>('/_invitation', (request, reply) => {
    const { p: signed = '' } = request.query;
    if (readInvitation(signed, opsKey) === undefined)
      return sendPlainPage(reply, 403, 'This link is not valid, or not any more', askForNew);
    return enter(request, reply, invitationCookie, signed);
  });

  app.get<{ Params: { id: string }; Querystring: { to?: string } }>(
    '/_preview/:id',
    async (request, reply) => {
      const preview = await findPreview(request.params.id);
      if (!preview) return sendPreviewNotShown(reply, 'over');
      return enter(request, reply, previewCookie, preview.id, new Date(preview.until));
    },
  );
};

/**
 * Says why a preview is not shown, and removes the cookie of an ended one, so that the next page is live. The status is
 * never 503, after which nginx would avoid the gateway (ops/deploy/nginx/site.conf).
 */
export function sendPreviewNotShown(reply: FastifyReply, why: NotShown): FastifyReply {
  if (why === 'over') {
    reply.clearCookie(previewCookie);
    return sendPlainPage(reply, 404, 'There is no such preview, or not any more', askForNew);
  }
  const advice = html`Load this page again later, or <a href="/_preview/off">leave the preview</a>.`;
  return sendPlainPage(reply, 409, 'This preview cannot be shown at the moment', advice);
}

/** A person's invitation or preview, shown by banners. */
interface PersonalView {
  invited: string | undefined;
  preview: Preview | undefined;
  page: { composition: Composition };
}

/** Renders the banners above a document that other browsers do not get. */
export const banners = ({ invited, preview, page }: PersonalView): string[] => [
  ...(invited === undefined
    ? []
    : [banner(`Only for you: early versions for ${invited}`, '/_invitation/off')]),
  ...(preview ? [banner(describePreview(preview, page.composition), '/_preview/off')] : []),
];

/** A banner with a link that ends the personal view. */
const banner = (text: string, off: string): string =>
  '<div id="banner" role="note" style="padding:.5rem 1rem;font:1rem/1.4 system-ui,sans-serif;background:#fff3cd;color:#3d2f00">' +
  `${escapeHtml(text)}. <a href="${off}">Leave</a></div>`;

/** Describes a preview's versions and base revision; non-breaking hyphens keep the date in one line. */
const describePreview = (preview: Preview, { revision }: Composition): string =>
  `Preview ${preview.branch}: ${formatVersions(preview)} beside revision ${revision.n}, until ${preview.until.slice(0, 10).replaceAll('-', '\u2011')}`;
