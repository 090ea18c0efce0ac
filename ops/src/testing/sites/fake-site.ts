import type { PathGrants } from '@ilera/contracts';
import { createGateway } from '../../gateway/gateway';
import { readGatewayConfig } from '../../gateway/gateway-config';
import { createPlainLog } from '../../gateway/log';
import type { GatewayOptions } from '../../gateway/services';
import type { PublishOptions } from '../change-store';
import { startReleaseDesk } from '../release-desk';
import { grantedPaths } from '../route-rules';
import { readSite } from './fake-visitor';
import { atEnd } from '../temporary';

export type FakeSite = Awaited<ReturnType<typeof startFakeSite>>;

/** A gateway over a store with a small shell and two small remotes at 1.0.0, until the tests of a file end. */
export async function startFakeSite(options: Partial<GatewayOptions> & { env?: NodeJS.ProcessEnv } = {}) {
  const { env = {}, ...rest } = options;
  const log = createPlainLog(() => undefined);
  /** The paths of each part, as the next revision has them. */
  const paths: PathGrants = { ...grantedPaths };
  const desk = await startReleaseDesk({ ...options.keys, paths, now: () => new Date() });
  const { store } = desk;
  /** Another gateway over the same store, as after a restart. */
  const startGateway = async (more: Partial<GatewayOptions> = {}) => {
    const config = readGatewayConfig(env);
    const started = await createGateway({ store, config, log, ...rest, ...more });
    atEnd(() => started.app.close());
    return started;
  };
  const gateway = await startGateway();
  const { app, follower } = gateway;
  /** Publishes a version of a generated part, and has the gateway serve it. */
  const release = async (
    name: string,
    version: string,
    record?: Parameters<typeof desk.part>[2],
    more?: Partial<PublishOptions>,
  ): Promise<void> => {
    await desk.put(name, version, more, record);
    await follower.poll();
  };
  /** Opens a page as a browser does: the response, and what its document says to the shell. */
  const open = async (url = '/things', cookie = '', server = app) => {
    const answer = await server.inject({ url, headers: { accept: 'text/html', ...(cookie && { cookie }) } });
    return { answer, site: readSite(answer.body) };
  };
  return { ...gateway, ...desk, open, storeFolder: store.description, paths, release, startGateway };
}
