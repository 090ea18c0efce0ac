import type { FastifyInstance, FastifyReply } from 'fastify';
import { brand } from '@ilera/contracts';
import { html, type Html } from '@ilera/contracts/html';
import { page } from '../console/views/page';
import type { Log } from './log';
import { isNavigation, privateHeaders, sendLine, SiteStarting } from './responses';

/** Sends a page of two sentences that needs no file of a release and is never cached. */
export const sendPlainPage = (
  reply: FastifyReply,
  status: number,
  text: string,
  advice: Html,
): FastifyReply =>
  reply
    .code(status)
    .headers(privateHeaders)
    .type('text/html; charset=utf-8')
    .send(
      page(
        text,
        html`<main>
          <h1>${text}</h1>
          <p>${advice}</p>
        </main>`,
        brand.name,
      ),
    );

/** Logs errors; sends people a page and programs a line, without details of the error. */
export function answerErrors(app: FastifyInstance, log: Log): void {
  app.setErrorHandler<Error & { statusCode?: number }>((error, request, reply) => {
    const { statusCode: status = 500 } = error;
    const isStarting = error instanceof SiteStarting;
    if (isStarting) reply.headers({ 'retry-after': '2', refresh: '2' });
    else if (status >= 500) log.warn({ event: 'error', reqId: request.id }, error.stack ?? error.message);
    const text = isStarting
      ? 'The site is starting'
      : status < 500
        ? 'This address cannot be shown'
        : 'Something went wrong on our side';
    const advice = isStarting
      ? html`This page loads again by itself in a moment.`
      : html`Load this page again, or <a href="/">go to ${brand.name}</a>.`;
    return isNavigation(request)
      ? sendPlainPage(reply, status, text, advice)
      : sendLine(reply, status, `${text}.`);
  });
}
