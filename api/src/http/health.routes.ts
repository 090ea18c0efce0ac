/** `/_health` for load balancers and people, and the OpenAPI document. */
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Services } from '../services';
import { HttpError } from '../common/http-error';

/** Mounts health and the API's description. */
export function healthRoutes(app: FastifyInstance, services: Services): void {
  app.get('/_health', { schema: { hide: true } }, async (_request, reply) => {
    void reply.header('cache-control', 'no-store');
    try {
      await services.reservedDb.execute(sql`select 1`);
    } catch {
      throw new HttpError(503, 'The database does not answer.', undefined, 5);
    }
    return { status: 'success', message: 'Healthy', data: null };
  });
  app.get('/openapi.json', { schema: { hide: true } }, async () => app.swagger());
}
