import { drainBeforeClose } from '@ilera/contracts/drain';
import Fastify, { type FastifyInstance } from 'fastify';
import type { Policy } from '../policy';
import type { LocalRegistry } from '../registry';
import { registryRoutes } from './registry.routes';

/** Creates the registry's server, which does not listen yet. */
export async function createRegistry(registry: LocalRegistry, policy: Policy): Promise<FastifyInstance> {
  const app = Fastify({
    logger: false,
    // A client that lost its answer repeats the request until the last moment.
    return503OnClosing: false,
    bodyLimit: 16 * 1024 * 1024,
    requestTimeout: 300_000,
    // Validation converts no type and drops no field: a wrong body is refused.
    ajv: { customOptions: { discriminator: true, coerceTypes: false, removeAdditional: false } },
  });
  drainBeforeClose(app);
  app.addHook('onClose', () => registry.settled());
  app.get('/_health', async () => {
    const { number: revision } = await registry.latest();
    const alarms = await registry.ledger.latestForAppend().then(
      () => [],
      ({ message }: Error) => [message],
    );
    return { status: alarms.length > 0 ? 'degraded' : 'ok', alarms, store: registry.description, revision };
  });
  await app.register(registryRoutes, { registry, policy });
  return app;
}
