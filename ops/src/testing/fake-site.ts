import { join } from 'node:path';
import { createGateway, type Gateway, type GatewayOptions } from '../server/gateway';
import { readGatewayConfig } from '../gateway/gateway-config';
import { Ledger } from '../ledger/ledger';
import { publish } from '../release/publish';
import { FileStore } from '../store/file-store';
import { makePart } from './fake-releases';

export interface FakeSite {
  store: FileStore;
  ledger: Ledger;
  storeFolder: string;
  gateway: Gateway;
  /** Publishes a version of a part made up on the spot. */
  release(name: string, version: string): Promise<void>;
}

/** A gateway over a store with a small shell and two small remotes at 1.0.0. */
export async function startFakeSite(
  folder: string,
  options: Partial<GatewayOptions> & { env?: NodeJS.ProcessEnv; api?: string } = {},
): Promise<FakeSite> {
  const { env = {}, api, ...rest } = options;
  const storeFolder = join(folder, 'store');
  const store = new FileStore(storeFolder);
  const ledger = new Ledger(store, options.keys?.signer ? { signer: options.keys.signer } : {});
  const release = async (name: string, version: string): Promise<void> => {
    await publish({
      store,
      ledger,
      parts: [makePart(folder, name, version)],
      by: 'ada',
      reason: `release ${version}`,
    });
  };
  const parts = ['shell', 'mf-public', 'mf-things'].map((name) => makePart(folder, name, '1.0.0'));
  await publish({ store, ledger, parts, by: 'ada', reason: 'first' });
  const gateway = await createGateway({
    store,
    config: readGatewayConfig(env, api),
    warn: () => undefined,
    ...rest,
  });
  return { store, ledger, storeFolder, gateway, release };
}
