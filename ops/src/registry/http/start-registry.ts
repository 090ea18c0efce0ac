import Fastify, { type FastifyInstance } from 'fastify';
import type { Policy } from '../policy';
import type { LocalRegistry } from '../registry';
import { registryRoutes } from './registry.routes';

/** A registry as a server of its own, which does not listen yet. */
export async function createRegistry(registry: LocalRegistry, policy: Policy): Promise<FastifyInstance> {
  const app = Fastify({
    logger: false,
    bodyLimit: 16 * 1024 * 1024,
    requestTimeout: 300_000,
    // A body is refused as it is: nothing is taken for another type, and nothing left out.
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
