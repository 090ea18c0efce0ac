import type { FastifyReply } from 'fastify';

/**
 * The plain response for a file that does not exist: never the document, which a browser would run as a
 * script.
 */
export function notFound(reply: FastifyReply): FastifyReply {
  return reply
    .code(404)
    .header('cache-control', 'no-store')
    .type('text/plain; charset=utf-8')
    .send('Not found.\n');
}
