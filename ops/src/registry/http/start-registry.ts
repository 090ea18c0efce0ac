import Fastify, { type FastifyInstance } from 'fastify';
import type { ReleaseStore } from '../../store/release-store';
import type { Keys } from '../ledger/load-keys';
import { Ledger } from '../ledger/ledger';
import { limitsOf, type Policy } from '../policy';
import { LocalRegistry, type RegistryOptions } from '../registry';
import { registryRoutes } from './registry.routes';

/** The registry as a server of its own, which does not listen yet. */
export async function createRegistry(
  store: ReleaseStore,
  keys: Keys,
  policy: Policy,
  options: RegistryOptions = {},
): Promise<FastifyInstance> {
  const ledger = new Ledger(store, { ...keys, ...limitsOf(policy) });
  const registry = new LocalRegistry(ledger, options);
  const app = Fastify({ logger: false, bodyLimit: 16 * 1024 * 1024, requestTimeout: 300_000 });
  app.get('/_health', async () => ({
    status: 'ok',
    store: store.description,
    revision: (await ledger.latest()).number,
  }));
  app.get('/frontends.json', async (_request, reply) => {
    const document = await registry.frontends();
    return document ?? reply.code(404).send({ error: 'Nothing is live, or SITE_ORIGIN is not set.' });
  });
  await app.register(registryRoutes, { registry, policy });
  return app;
}
