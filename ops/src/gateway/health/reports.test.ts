import type { LiveNotice } from '@shared/contracts';
import { makePart, temporaryFolders } from '../../testing/fake-releases';
import { startFakeSite } from '../../testing/fake-site';
import { publish } from '../../release/publish';
import { rollback } from '../../release/rollback';
import { sealOverrideCookie } from '../visits/override-cookie';

const nextFolder = temporaryFolders();
// Every write waits for the disk, and the machine may be busy.
jest.setTimeout(120_000);
const opsKey = 'an-operator-key-for-tests-only';

async function setUp(env: NodeJS.ProcessEnv = {}) {
  const folder = nextFolder();
  const warnings: string[] = [];
  const site = await startFakeSite(folder, { keys: { opsKey }, env, warn: (line) => warnings.push(line) });
  const { app, follower } = site.gateway;
  await site.release('mf-things', '2.0.0');
  await follower.look();
  return {
    ...site,
    folder,
    app,
    follower,
    warnings,
    visit: (count = 1) => Promise.all(Array.from({ length: count }, () => app.inject('/things'))),
    report: (visitor: number, body: object = {}, cookie = '') =>
      app.inject({
        method: 'POST',
        url: '/_report/remote',
        headers: {
          'content-type': 'text/plain;charset=UTF-8',
          'x-forwarded-for': `10.0.0.${visitor}`,
          ...(cookie ? { cookie } : {}),
        },
        payload: JSON.stringify({ remote: 'mf-things', version: '2.0.0', kind: 'chunk', ...body }),
      }),
    settle: async () => {
      await new Promise((resolve) => setTimeout(resolve, 50));
      await follower.look();
    },
  };
}

describe('failure reports', () => {
  it('are counted once per visitor and kind, and said once', async () => {
    const { report, visit, gateway, warnings } = await setUp();
    await visit(3);
    for (const visitor of [1, 1, 2]) expect((await report(visitor)).statusCode).toBe(204);
    await report(1, { kind: 'entry' });
    const entry = gateway.health
      .summary()
      .find(({ part, version }) => part === 'mf-things' && version === '2.0.0');
    expect(entry).toMatchObject({ loads: 3, failedVisitors: 2, failures: { chunk: 2, entry: 1 } });
    expect(warnings).toEqual([
      'mf-things 2.0.0 fails for visitors: chunk',
      'mf-things 2.0.0 fails for visitors: entry',
    ]);
    await gateway.close();
  });

  it.each([
    ['not JSON', 'x'],
    ['a wrong shape', '{"remote":1}'],
    ['hostile words', '{"remote":"mf-things","version":"2.0.0","kind":"<script>"}'],
    ['a version that was never served', '{"remote":"mf-things","version":"9.9.9","kind":"chunk"}'],
    ['nothing', ''],
  ])('with %s are answered and forgotten', async (_name, payload) => {
    const { app, visit, gateway, warnings } = await setUp();
    await visit();
    const answer = await app.inject({
      method: 'POST',
      url: '/_report/remote',
      headers: { 'content-type': 'text/plain' },
      payload,
    });
    expect(answer.statusCode).toBe(204);
    expect(warnings).toEqual([]);
    expect(gateway.health.summary().every(({ failedVisitors }) => failedVisitors === 0)).toBe(true);
    await gateway.close();
  });

  it('of a developer’s own build do not count', async () => {
    const { report, visit, gateway } = await setUp();
    await visit();
    const pin = sealOverrideCookie(
      { override: { remote: 'mf-things', base: 'http://localhost:3101/' }, expires: Date.now() },
      opsKey,
    );
    await report(1, {}, `pin=${pin}`);
    expect(gateway.health.summary().every(({ failedVisitors }) => failedVisitors === 0)).toBe(true);
    await gateway.close();
  });

  it('too long are refused', async () => {
    const { report, gateway } = await setUp();
    expect((await report(1, { kind: 'x'.repeat(20_000) })).statusCode).toBe(413);
    await gateway.close();
  });
});

describe('pausing by itself', () => {
  it('restores the last good version when enough different visitors had trouble', async () => {
    const { report, visit, settle, follower, gateway, warnings } = await setUp();
    await visit(10);
    for (const visitor of [1, 2, 3, 4]) await report(visitor);
    await settle();
    expect(follower.current?.state.n).toBe(2);
    await report(5);
    await settle();
    expect(follower.current?.state).toMatchObject({
      n: 3,
      action: 'pause',
      by: 'gateway',
      part: 'mf-things',
      live: { 'mf-things': { version: '1.0.0' } },
    });
    expect(warnings.join()).toContain('mf-things 2.0.0 is paused: state 3');
    await report(6);
    await settle();
    expect(follower.current?.state.n).toBe(3);
    await gateway.close();
  });

  it('does nothing for one visitor, however often it fails', async () => {
    const { report, visit, settle, follower, gateway } = await setUp();
    await visit(10);
    for (let index = 0; index < 40; index += 1) await report(1, { kind: `kind${index}` });
    await settle();
    expect(follower.current?.state.n).toBe(2);
    await gateway.close();
  });

  it('does nothing for a few bad networks among many good visits', async () => {
    const { report, visit, settle, follower, gateway } = await setUp();
    await visit(200);
    for (const visitor of [1, 2, 3, 4, 5, 6]) await report(visitor);
    await settle();
    expect(follower.current?.state.n).toBe(2);
    await gateway.close();
  });

  it('can be turned off', async () => {
    const { report, visit, settle, follower, gateway } = await setUp({ AUTO_PAUSE_VISITORS: '0' });
    await visit(5);
    for (const visitor of [1, 2, 3, 4, 5, 6]) await report(visitor);
    await settle();
    expect(follower.current?.state.n).toBe(2);
    await gateway.close();
  });

  it('takes back a failing version once when two gateways notice it together', async () => {
    const { store, ledger, gateway } = await setUp();
    const take = () =>
      rollback({
        store,
        ledger,
        part: 'mf-things',
        onlyFrom: '2.0.0',
        by: 'gateway',
        action: 'pause',
        reason: 'x',
      });
    const outcomes = await Promise.allSettled([take(), take(), take()]);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect((await ledger.newest())?.live['mf-things']?.version).toBe('1.0.0');
    await gateway.close();
  });
});

describe('open tabs', () => {
  const ask = async (
    app: Awaited<ReturnType<typeof setUp>>['app'],
    state: number | string,
  ): Promise<LiveNotice> => (await app.inject(`/_live?state=${state}`)).json();

  it('learn that the site moved, and that it came back to what they have', async () => {
    const { app, store, ledger, follower, gateway } = await setUp();
    expect(await ask(app, 2)).toEqual({ state: 2, moved: false, urgent: false });
    expect(await ask(app, 1)).toEqual({ state: 2, moved: true, urgent: false });
    await rollback({ store, ledger, part: 'mf-things', by: 'ada', reason: 'x' });
    await follower.look();
    expect(await ask(app, 1)).toEqual({ state: 3, moved: false, urgent: false });
    expect(await ask(app, 2)).toMatchObject({ moved: true });
    for (const odd of ['', 'x', '-1', '99', '1.5'])
      expect(await ask(app, odd)).toMatchObject({ moved: false, urgent: false });
    await gateway.close();
  });

  it('are told to load again when a change since theirs said so', async () => {
    const { app, folder, store, ledger, follower, gateway } = await setUp();
    const parts = [makePart(folder, 'mf-things', '2.0.1')];
    await publish({ store, ledger, parts, by: 'ada', reason: 'leak', severity: 'now' });
    await publish({ store, ledger, parts: [makePart(folder, 'mf-public', '2.0.1')], by: 'ada', reason: 'x' });
    await follower.look();
    expect(await ask(app, 2)).toEqual({ state: 4, moved: true, urgent: true });
    expect(await ask(app, 3)).toEqual({ state: 4, moved: true, urgent: false });
    expect((await app.inject('/_live?state=1')).headers['cache-control']).toBe('no-store');
    await gateway.close();
  });
});

describe('vitals of real visits', () => {
  it('are kept by version as medians', async () => {
    const { app, visit, gateway } = await setUp();
    await visit();
    for (const lcp of [1000, 2000, 3000, -5, 1e9]) {
      const payload = { shell: '1.0.0', remote: 'mf-things', version: '2.0.0', lcp, cls: 0.01, name: 'Ada' };
      expect((await app.inject({ method: 'POST', url: '/_report/vitals', payload })).statusCode).toBe(204);
    }
    const entry = gateway.health.summary().find(({ part }) => part === 'mf-things');
    expect(entry?.vitals).toEqual({
      lcp: { p50: 2000, p75: 3000, count: 3 },
      cls: { p50: 0.01, p75: 0.01, count: 5 },
    });
    await gateway.close();
  });
});
