import type { FastifyReply } from 'fastify';
import { brand } from '@ilera/contracts';
import { html } from '@ilera/contracts/html';
import { sendPlainPage } from '../plain-pages';
import { previewCookie } from './choice-cookies';
import type { NotShown } from './version-choice';

/** Advice to a person whose link is not valid. */
export const askForNew = html`Ask whoever sent it for a new link, or <a href="/">go to ${brand.name}</a>.`;

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
