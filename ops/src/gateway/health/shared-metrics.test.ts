import { FileStore } from '../../store/file-store';
import { temporaryFolders } from '../../testing/fake-releases';
import { visitFrom } from '../../testing/fake-visitor';
import { startFakeSite } from '../../testing/fake-site';
import { createGateway } from '../../server/gateway';
import { readGatewayConfig } from '../gateway-config';
import type { VersionSummary } from '../../metrics/version-summary';
import { SharedMetrics } from './shared-metrics';

const nextFolder = temporaryFolders();
const minute = 60_000;

const seen = (loads: number, more: Partial<VersionSummary> = {}): VersionSummary => ({
  part: 'mf-plans',
  version: '1.0.0',
  loads,
  failures: {},
  failedVisitors: 0,
  errors: {},
  vitals: {},
  ...more,
});

/** Gateways over one store, with a clock that the test moves. */
function setUp() {
  const store = new FileStore(nextFolder());
  const clock = { now: Date.parse('2026-11-21T10:00:00Z') };
  const warnings: string[] = [];
  const gateway = (id: string, versions: VersionSummary[], on = store) =>
    new SharedMetrics({
      store: on,
      id,
      summary: () => versions,
      warn: (message) => warnings.push(message),
      now: () => clock.now,
    });
  return { store, clock, warnings, gateway };
}

describe('the health of several gateways', () => {
  it('is their sum: loads, failures by kind, and vitals by their number of visits', async () => {
    const { gateway } = setUp();
    const a = gateway('a', [
      seen(10, {
        failures: { entry: 1 },
        failedVisitors: 1,
        vitals: { lcp: { p50: 800, p75: 1000, count: 30 } },
      }),
    ]);
    const b = gateway('b', [
      seen(5, {
        failures: { entry: 2, chunk: 1 },
        failedVisitors: 2,
        vitals: { lcp: { p50: 1200, p75: 2000, count: 10 } },
      }),
      seen(1, { version: '1.1.0' }),
    ]);
    await b.note();
    const { versions, gateways } = await a.overview();
    expect(gateways).toBe(2);
    expect(versions).toEqual([
      seen(15, {
        failures: { entry: 3, chunk: 1 },
        failedVisitors: 3,
        vitals: { lcp: { p50: 900, p75: 1250, count: 40 } },
      }),
      seen(1, { version: '1.1.0' }),
    ]);
  });

  it('counts a gateway once, and not any more some minutes after its last note', async () => {
    const { gateway, clock, store } = setUp();
    const [a, b] = [gateway('a', [seen(1)]), gateway('b', [seen(2)])];
    await b.note();
    await b.note();
    await a.note();
    expect((await a.overview()).versions).toEqual([seen(3)]);
    clock.now += 6 * minute;
    expect(await a.overview()).toEqual({ versions: [seen(1)], gateways: 1 });
    expect(await store.exists('health/b.json')).toBe(true);
    clock.now += 25 * 60 * minute;
    await a.overview();
    expect(await store.exists('health/b.json')).toBe(false);
  });

  it('writes only when something changed, and now and then to say that it is there', async () => {
    const { gateway, clock, store } = setUp();
    const put = jest.spyOn(store, 'put');
    const versions: VersionSummary[] = [];
    const a = gateway('a', versions);
    await a.note();
    expect(put).not.toHaveBeenCalled();
    versions.push(seen(1));
    await a.note();
    await a.note();
    expect(put).toHaveBeenCalledTimes(1);
    clock.now += 2 * minute;
    await a.note();
    expect(put).toHaveBeenCalledTimes(2);
  });

  it('goes on where the store may only be read, and says so once', async () => {
    const { gateway, store, warnings } = setUp();
    jest.spyOn(store, 'put').mockRejectedValue(new Error('access denied'));
    const a = gateway('a', [seen(4)]);
    await a.note();
    await a.note();
    expect(warnings).toEqual(['Health is not shared: access denied']);
    expect((await a.overview()).versions).toEqual([seen(4)]);
  });

  it('passes over a note that is damaged', async () => {
    const { gateway, store } = setUp();
    await store.put('health/b.json', Buffer.from('{"at":'));
    expect(await gateway('a', [seen(1)]).overview()).toEqual({ versions: [seen(1)], gateways: 1 });
  });
});

it('stands in /ops of one gateway, what another one saw included, and says nothing of the visitor', async () => {
  const keys = { opsKey: 'an-operator-key-for-tests-only' };
  const { gateway: one, store } = await startFakeSite(nextFolder(), { keys });
  const two = await createGateway({ store, keys, config: readGatewayConfig({}), warn: () => undefined });
  const browser = { 'user-agent': 'A browser of Ada' };
  await visitFrom(one.app, '203.0.113.9', '/things', browser);
  const visitor = await visitFrom(two.app, '203.0.113.9', '/things', browser);
  await visitor.report({ remote: 'mf-things', version: '1.0.0', kind: 'chunk' }, browser);
  await two.close();
  const [key = ''] = await store.list('health/');
  expect((await store.get(key))?.toString()).not.toMatch(/Ada|203\.0/);

  const login = await one.app.inject({
    method: 'POST',
    url: '/ops/login',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: `name=Ngozi&key=${keys.opsKey}`,
  });
  const cookie = String(login.headers['set-cookie']).split(';')[0] ?? '';
  const { body } = await one.app.inject({ url: '/ops', headers: { cookie } });
  expect(body).toContain('the sum of 2 gateways');
  expect(/mf-things<\/h3>[^]*?<dt>Loads<\/dt>\s*<dd>(\d+)/.exec(body)?.[1]).toBe('2');
  expect(body).toContain('1 visitors: chunk 1');
  await one.close();
});
