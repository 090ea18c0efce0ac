import type { GatewayEvent } from '../notify/gateway-event';
import { startFakeSite } from './fake-site';
import { visitFrom } from './fake-visitor';

export const opsKey = 'an-operator-key-for-tests-only';

/** A site of whose mf-things 2.0.0, the live version, visitors can report failures. */
export async function startReportedSite(folder: string, env: NodeJS.ProcessEnv = {}) {
  const warnings: string[] = [];
  const events: GatewayEvent[] = [];
  const site = await startFakeSite(folder, {
    keys: { opsKey },
    env,
    warn: (line) => warnings.push(line),
    onEvent: (event) => events.push(event),
  });
  const { app, follower } = site.gateway;
  await site.release('mf-things', '2.0.0');
  await follower.look();
  const failed = { remote: 'mf-things', version: '2.0.0', kind: 'chunk' };
  return {
    ...site,
    folder,
    app,
    follower,
    warnings,
    events,
    failed,
    visit: (count = 1) => Promise.all(Array.from({ length: count }, () => app.inject('/things'))),
    /** Opens the page from an address of its own and reports a failure. */
    fail: async (visitor: number | string, body: object = {}) => {
      const ip = typeof visitor === 'number' ? `10.0.0.${visitor}` : visitor;
      return (await visitFrom(app, ip)).report({ ...failed, ...body });
    },
    failures: () =>
      site.gateway.metrics
        .summary()
        .filter(({ failedVisitors }) => failedVisitors > 0)
        .map(({ part, version, failures }) => ({ part, version, failures })),
    /** Waits for the consequences of the reports. */
    settle: async () => {
      await site.gateway.settled();
      await follower.look();
    },
  };
}
