import { renameSync } from 'node:fs';
import { join } from 'node:path';
import fastify from 'fastify';
import { temporaryFolders } from '../../testing/fake-releases';
import { waitUntil } from '../../testing/wait-until';
import { startFakeSite } from '../../testing/sites/fake-site';
import { readGatewayConfig } from '../gateway-config';
import type { GatewayEvent } from '../../notify/gateway-event';
import type { Composition } from '../revisions/composition';
import type { RevisionFollower } from '../revisions/revision-follower';
import type { FileCheck } from '../assets/file-check';
import { health } from './health.routes';

const nextFolder = temporaryFolders();

/** Status codes of `/_health` and `/_health/live`. @param n of the revision that is served */
async function codes(n?: number, checkApi?: () => Promise<boolean>) {
  const app = fastify();
  app.decorate('follower', { refused: [] } as unknown as RevisionFollower);
  app.decorate('files', { damaged: [] } as unknown as FileCheck);
  app.decorate(
    'shown',
    async () =>
      (n ? { revision: { n, at: '', live: {} }, remotes: {} } : undefined) as Composition | undefined,
  );
  app.decorate('checkApi', checkApi);
  await app.register(health);
  const asked = ['/_health', '/_health/live'].map((url) => app.inject(url));
  return (await Promise.all(asked)).map(({ statusCode }) => statusCode);
}

it('is ready once a revision is known, and alive before that', async () => {
  expect(await codes()).toEqual([503, 200]);
  expect(await codes(1)).toEqual([200, 200]);
});

it('is ready only while the API answers, where gateway and API are one site', async () => {
  expect(await codes(1, async () => true)).toEqual([200, 200]);
  expect(await codes(1, async () => false)).toEqual([503, 200]);
});

describe('a store that lost everything', () => {
  it('is an alarm, told once, also after a restart from the snapshot', async () => {
    const folder = nextFolder();
    const events: GatewayEvent[] = [];
    const config = readGatewayConfig({ SNAPSHOT_DIR: join(folder, 'snapshot') });
    const site = await startFakeSite(folder, { config, onEvent: (event) => events.push(event) });
    const healthOf = async ({ app }: typeof site.gateway) => {
      const { statusCode, json } = await app.inject('/_health');
      return { statusCode, ...json<{ status: string; alarms: string[]; store: { status: string } }>() };
    };
    expect(await healthOf(site.gateway)).toMatchObject({ statusCode: 200, status: 'ok', alarms: [] });
    const lost = {
      statusCode: 200,
      status: 'degraded',
      revision: 1,
      alarms: [
        expect.stringContaining('does not have revision 1, which is served: it was emptied, or restored'),
      ],
      store: { status: 'lost what is served' },
    };

    renameSync(site.storeFolder, `${site.storeFolder}-away`);
    await waitUntil(async () => (await healthOf(site.gateway)).alarms.length > 0);
    expect(await healthOf(site.gateway)).toMatchObject(lost);
    expect((await site.gateway.app.inject('/things')).statusCode).toBe(200);
    expect(events).toEqual([{ type: 'store-lost', text: lost.alarms[0] }]);
    await site.gateway.close();

    const restarted = await site.startGateway();
    await waitUntil(async () => (await healthOf(restarted)).alarms.length > 0);
    expect(await healthOf(restarted)).toMatchObject(lost);
    expect((await restarted.app.inject('/assets/mf-things/1.0.0/remote.js')).statusCode).toBe(200);
    await restarted.close();
  });
});
