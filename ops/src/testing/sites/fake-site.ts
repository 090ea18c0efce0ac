import { join } from 'node:path';
import type { PathGrants, Release } from '@shared/contracts';
import { createGateway, type Gateway } from '../../server/gateway';
import type { GatewayOptions } from '../../server/releases.plugin';
import { readGatewayConfig } from '../../gateway/gateway-config';
import { Ledger } from '../../registry/ledger/ledger';
import { publish, type PublishOptions } from '../publish';
import { FileStore } from '../../store/file-store';
import { makePart } from '../fake-releases';
import { grantedPaths } from '../route-rules';

export interface FakeSite {
  store: FileStore;
  ledger: Ledger;
  storeFolder: string;
  /** The paths of each part, as the next revision has them. */
  paths: PathGrants;
  gateway: Gateway;
  /** Another gateway over the same store, as after a restart. */
  startGateway(more?: Partial<GatewayOptions>): Promise<Gateway>;
  /** Publishes a version of a generated part. */
  release(
    name: string,
    version: string,
    record?: Partial<Release>,
    more?: Partial<PublishOptions>,
  ): Promise<void>;
}

const open: Gateway[] = [];
// A file that Node itself loads has no such hook.
if (typeof afterAll === 'function') afterAll(() => Promise.all(open.map((gateway) => gateway.close())));

/** A gateway over a store with a small shell and two small remotes at 1.0.0, until the tests of a file end. */
export async function startFakeSite(
  folder: string,
  options: Partial<GatewayOptions> & { env?: NodeJS.ProcessEnv; api?: string } = {},
): Promise<FakeSite> {
  const { env = {}, api, ...rest } = options;
  const storeFolder = join(folder, 'store');
  const store = new FileStore(storeFolder);
  const paths: PathGrants = { ...grantedPaths };
  const ledger = new Ledger(store, { ...options.keys, paths });
  const release: FakeSite['release'] = async (name, version, record, more) => {
    const parts = [makePart(folder, name, version, record)];
    await publish({ ledger, parts, by: 'ada', reason: `release ${version}`, ...more });
  };
  const parts = ['shell', 'mf-public', 'mf-things'].map((name) => makePart(folder, name, '1.0.0'));
  await publish({ ledger, parts, by: 'ada', reason: 'first' });
  const startGateway = async (more: Partial<GatewayOptions> = {}): Promise<Gateway> => {
    const config = readGatewayConfig(env, api);
    const started = await createGateway({ store, config, warn: () => undefined, ...rest, ...more });
    open.push(started);
    return started;
  };
  const gateway = await startGateway();
  return { store, ledger, storeFolder, paths, gateway, release, startGateway };
}
