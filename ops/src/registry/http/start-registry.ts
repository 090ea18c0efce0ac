import Fastify, { type FastifyInstance } from 'fastify';
import type { ReleaseStore } from '../../store/release-store';
import type { Notifier } from '../../notify/notifier';
import type { Keys } from '../load-keys';
import { Ledger } from '../ledger';
import { pathsOf, type Policy } from '../policy';
import { LocalRegistry } from '../registry';
import { registerRegistry } from './registry.routes';

/** The registry as a server of its own, which does not listen yet. */
export async function createRegistry(
  store: ReleaseStore,
  { signer, trust }: Keys,
  policy: Policy,
  gateways?: { addresses: string[]; token?: string | undefined },
  notifier?: Notifier,
): Promise<FastifyInstance> {
  const ledger = new Ledger(store, {
    ...(signer ? { signer } : {}),
    ...(trust ? { trust } : {}),
    paths: pathsOf(policy),
  });
  const app = Fastify({ logger: false, bodyLimit: 16 * 1024 * 1024, requestTimeout: 300_000 });
  app.get('/_health', async () => ({
    status: 'ok',
    store: store.description,
    revision: (await ledger.latest()).number,
  }));
  await registerRegistry(app, { registry: new LocalRegistry(ledger, gateways, notifier), policy });
  return app;
}
