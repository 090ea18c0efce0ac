import type { FastifyRequest } from 'fastify';

/**
 * Whether a request comes from a page of this site. Every browser sends one of the two headers with a POST; a
 * request with neither is refused.
 */
export function isSameOrigin(request: FastifyRequest): boolean {
  const { origin, 'sec-fetch-site': site } = request.headers;
  if (site !== undefined && site !== 'same-origin') return false;
  if (origin === undefined) return site === 'same-origin';
  return URL.canParse(origin) && new URL(origin).host === request.host;
}
