import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AcceptsEncoding } from './assets/asset-cache';
import type { GatewayConfig } from './gateway-config';

/** Headers that only documents obey: a script or a font has none, which is a kilobyte less for a page. */
export const headersOfPages: Record<string, string> = {
  'x-frame-options': 'DENY',
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
};

/** Headers of every response of the gateway itself. */
export const commonHeaders: Record<string, string> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin',
  ...headersOfPages,
};

/** Headers of a response for one browser, which nobody else may keep, index, or learn the address of. */
export const privateHeaders = {
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex, nofollow',
};

/** Answers with a line for programs. */
export const sendLine = (reply: FastifyReply, status: number, line: string): FastifyReply =>
  reply.code(status).header('cache-control', 'no-store').type('text/plain; charset=utf-8').send(`${line}\n`);

/**
 * The plain response for a file that does not exist: never the document, which a browser would run as a
 * script.
 */
export const notFound = (reply: FastifyReply): FastifyReply => sendLine(reply, 404, 'Not found.');

/** Scheme and host of the site: as they are configured, else those of a request. */
export const originOf = (
  { protocol, host }: FastifyRequest,
  { siteOrigin }: Pick<GatewayConfig, 'siteOrigin'>,
): string => siteOrigin ?? `${protocol}://${host}`;

/** Which content encodings a request accepts. */
export const accepted =
  (request: FastifyRequest): AcceptsEncoding =>
  (encoding) =>
    request.encodings([encoding]) === encoding;

/** While nothing is known of what is live. */
export class SiteStarting extends Error {
  readonly statusCode = 503;
}

/** Whether somebody opens an address, rather than that a page or a program loads it: only a navigation names HTML. */
export const isNavigation = ({ headers: { accept = '' } }: FastifyRequest): boolean =>
  accept.includes('text/html');
