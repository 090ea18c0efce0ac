import Fastify, { type FastifyInstance } from 'fastify';
import type { Policy } from '../policy';
import type { LocalRegistry } from '../registry';
import { registryRoutes } from './registry.routes';

/** Creates the registry's server, which does not listen yet. */
export async function createRegistry(registry: LocalRegistry, policy: Policy): Promise<FastifyInstance> {
  const app = Fastify({
    logger: false,
    bodyLimit: 16 * 1024 * 1024,
    requestTimeout: 300_000,
    // Validation converts no type and drops no field: a wrong body is refused.
    ajv: { customOptions: { discriminator: true, coerceTypes: false, removeAdditional: false } },
  });
  app.addHook('onClose', () => registry.settled());
  app.get('/_health', async () => ({
    status: 'ok',
    store: registry.description,
    revision: (await registry.latest()).number,
  }));
  await app.register(registryRoutes, { registry, policy });
  return app;
}
