import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AcceptsEncoding } from './assets/asset-cache';
import type { GatewayConfig } from './gateway-config';

/** Headers without effect on scripts and fonts, which omit them: a kilobyte less for a page. */
export const pageHeaders: Record<string, string> = {
  'x-frame-options': 'DENY',
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
};

/** Headers of every response of the gateway itself. */
export const commonHeaders: Record<string, string> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin',
  ...pageHeaders,
};

/** Headers of a response for one browser: no caching, no indexing, no referrer. */
export const privateHeaders = {
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex, nofollow',
};

/** Answers with a line for programs. */
export const sendLine = (reply: FastifyReply, status: number, line: string): FastifyReply =>
  reply.code(status).header('cache-control', 'no-store').type('text/plain; charset=utf-8').send(`${line}\n`);

/** Answers for a missing file with a line, never with a document, which a browser would run as a script. */
export const notFound = (reply: FastifyReply): FastifyReply => sendLine(reply, 404, 'Not found.');

/** Scheme and host of the site: the configured ones, else the request's. */
export const originOf = (
  { protocol, host }: FastifyRequest,
  { siteOrigin }: Pick<GatewayConfig, 'siteOrigin'>,
): string => siteOrigin ?? `${protocol}://${host}`;

/** Which content encodings a request accepts. */
export const accepted =
  (request: FastifyRequest): AcceptsEncoding =>
  (encoding) =>
    request.encodings([encoding]) === encoding;

/** Thrown until a gateway serves its first revision. */
export class SiteStarting extends Error {
  readonly statusCode = 503;
}

/** Whether a request is a navigation, the only kind that accepts HTML. */
export const isNavigation = ({ headers: { accept = '' } }: FastifyRequest): boolean =>
  accept.includes('text/html');
