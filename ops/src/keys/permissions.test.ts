import type { Revision } from '@shared/contracts';
import { Ledger } from '../ledger/ledger';
import { formatHistory } from '../release/report-text';
import { changeCanary } from '../release/canary';
import { adopt } from '../release/adopt';
import { freeze, thaw } from '../release/freeze';
import { rollback } from '../release/rollback';
import { digestOf } from '../release/live-parts';
import { temporaryFolders } from '../testing/fake-releases';
import { openKeyDesk, unlimited } from '../testing/key-desk';
import { startFakeSite } from '../testing/fake-site';
import { describeKey, makeSigner, trustIn } from '../testing/signing-keys';
import { readKeyring } from './keyring';
import { assertProductionTrust, type Trust } from './load-keys';

const nextFolder = temporaryFolders();
// Every write waits for the disk, which is slow on a busy machine.
jest.setTimeout(120_000);

const setUp = () => openKeyDesk(nextFolder());

describe('a key that is limited to a part', () => {
  it('changes that part, and nothing else', async () => {
    const { as, squad, store, put } = await setUp();
    const ledger = as(squad);
    expect((await put(ledger, 'mf-things', '1.1.0'))?.n).toBe(2);
    const back = { store, ledger, by: 'ada', reason: 'x' };
    expect((await rollback({ ...back, part: 'mf-things' })).live['mf-things']?.version).toBe('1.0.0');
    await expect(put(ledger, 'mf-public', '1.1.0')).rejects.toThrow(
      'Refused, nothing changed: the key "things squad" may not change mf-public.',
    );
    await put(ledger, 'mf-things', '1.2.0', { canary: { percent: 5, people: [] } });
    await changeCanary({ ...back, part: 'mf-things', change: 'promote' });
    expect((await ledger.newest())?.n).toBe(5);
  });

  it('is refused by gateways too where it signed more than it may', async () => {
    const { trust, squad, ops, force, as } = await setUp();
    const live = (before: Revision) => ({ ...before.live, 'mf-public': { version: '6.6.6', digest: 'x' } });
    await force(squad, (before) => ({ live: live(before) }));
    const latest = await as(ops, trust).latest();
    expect(latest).toMatchObject({
      revision: { n: 1 },
      refused: [{ n: 2, why: 'not-permitted', reason: expect.stringContaining('may not change mf-public') }],
    });
  });

  it('does not make valid what another key was refused for', async () => {
    const { squad, ops, gateway, force, as, trust } = await setUp();
    await force(gateway, (before) => ({
      live: { ...before.live, shell: { version: '6.6.6', digest: 'x' } },
    }));
    // Built on the refused revision with a key whose own change is permitted.
    await force(squad, (before) => ({
      live: { ...before.live, 'mf-things': { version: '1.0.1', digest: 'x' } },
    }));
    const latest = await as(ops, trust).latest();
    expect(latest.revision?.n).toBe(1);
    expect(latest.refused[0]?.reason).toMatch(/^built on revision 2, which is not permitted/);
  });
});

it('a key for canaries alone makes no version live for all visits, whatever it calls the change', async () => {
  const { store, squad, ops, as, put } = await setUp();
  const trust = trustIn(
    describeKey(ops, 'Name: ops'),
    describeKey(squad, 'Name: tryer', 'Parts: mf-things, mf-extra', 'Actions: canary'),
  );
  const ledger = as(squad, trust);
  const canary = { percent: 5, people: [] };
  await expect(put(ledger, 'mf-extra', '1.0.0', { canary })).rejects.toThrow('"tryer" may not publish');
  await put(ledger, 'mf-things', '1.1.0', { canary });
  await expect(put(ledger, 'mf-things', '1.2.0')).rejects.toThrow('"tryer" may not publish');
  const digest = await digestOf(store, 'mf-things', '1.1.0');
  for (const change of [{ version: '1.1.0', digest }, { lastGood: '1.1.0' }])
    await new Ledger(store, { signer: squad, trust: unlimited(ops, squad) }).append((previous) => ({
      by: 'eve',
      reason: 'x',
      action: 'canary',
      live: { ...previous?.live, 'mf-things': { ...previous!.live['mf-things']!, ...change } },
    }));
  const { revision, refused } = await as(ops, trust).latest();
  expect([revision?.n, refused.map(({ n }) => n)]).toEqual([2, [4, 3]]);
  expect(refused[1]?.reason).toContain('"tryer" may not publish');
});

describe('a word that no command writes', () => {
  it.each([
    ['preview', ['Actions: preview']],
    ['test', ['Actions: test']],
    ['approve', ['Actions: approve']],
    ['preview', ['Approval: required']],
    ['xyz', ['Parts: mf-things']],
    ['constructor', ['Parts: mf-things']],
  ])('is for no limited key: %s, %j (Q12a)', async (action, limits) => {
    const { squad, ops, as, force } = await setUp();
    const trust = trustIn(describeKey(ops, 'Name: ops'), describeKey(squad, 'Name: limited', ...limits));
    await freeze({ ledger: as(ops, trust), by: 'ada', reason: 'year end' });
    const evil = { version: '6.6.6', digest: 'x' };
    await force(squad, ({ live }) => ({ action: action as 'publish', live: { ...live, 'mf-things': evil } }));
    const { revision, refused } = await as(ops, trust).latest();
    expect([revision?.n, refused[0]?.reason]).toEqual([
      2,
      expect.stringContaining(`"limited" may not ${action}: that takes a key without limits`),
    ]);
  });

  it('may be signed by a key without limits, whose release may be newer', async () => {
    const { ops, as, force, trust } = await setUp();
    await force(ops, () => ({ action: 'xyz' as 'publish' }));
    expect((await as(ops, trust).latest()).revision?.n).toBe(2);
  });
});

it('a limited key takes no part away but by a revocation (Q12a)', async () => {
  const { squad, ops, as, force, trust } = await setUp();
  const without = ({ live: { 'mf-things': _things, ...live } }: Revision): Revision['live'] => live;
  for (const action of ['publish', 'canary', 'rollback', 'pause', 'freeze', 'init'] as const) {
    await force(squad, (before) => ({ action, live: without(before) }));
    expect([action, (await as(ops, trust).latest()).refused[0]?.reason]).toEqual([
      action,
      expect.stringContaining('takes parts away by a revocation only, and this one takes away mf-things'),
    ]);
  }
});

it('a limited key does not say that the store was restored (Q12a)', async () => {
  const { squad, ops, as, force, trust } = await setUp();
  await force(squad, () => ({ restored: true }));
  expect((await as(ops, trust).latest()).refused[0]?.reason).toContain(
    '"things squad" may not say that the store was restored',
  );
});

it('a key for canaries alone leaves the list of bad versions, but for what it stops (Q12c)', async () => {
  const { store, squad, ops, as, put, force } = await setUp();
  const trust = trustIn(
    describeKey(ops, 'Name: ops'),
    describeKey(squad, 'Name: tryer', 'Parts: mf-things', 'Actions: canary'),
  );
  await put(as(ops, trust), 'mf-things', '1.1.0');
  const common = { store, ledger: as(squad, trust), part: 'mf-things', by: 'x', reason: 'x' };
  await rollback({ ...common, ledger: as(ops, trust) });
  await put(common.ledger, 'mf-things', '1.2.0', { canary: { percent: 5, people: [] } });
  await changeCanary({ ...common, change: { percent: 50 } });
  const stopped = await changeCanary({ ...common, change: 'stop' });
  expect(stopped.live['mf-things']?.bad).toEqual(['1.2.0', '1.1.0']);
  // A bad version that is tried again by force is bad no more.
  const again = await put(common.ledger, 'mf-things', '1.1.0', {
    canary: { percent: 5, people: [] },
    admission: 'overrule',
  });
  expect(again?.live['mf-things']?.bad).toEqual(['1.2.0']);
  const { n } = again!;
  for (const bad of [['1.0.0'], ['1.2.0', '0.9.0'], [], undefined])
    await force(squad, ({ live }) => {
      const { bad: _bad, ...part } = live['mf-things']!;
      return { action: 'canary', live: { ...live, 'mf-things': { ...part, ...(bad && { bad }) } } };
    });
  const { revision, refused } = await as(ops, trust).latest();
  expect([revision?.n, refused.length]).toEqual([n, 4]);
  expect(refused.at(-1)?.reason).toContain('"tryer" may not publish');
});

describe('a key that may only pause', () => {
  it('goes back, and brings nothing that was never live', async () => {
    const { as, ops, gateway, put, store, force, trust } = await setUp();
    await put(as(ops), 'mf-things', '1.1.0');
    const pause = { store, ledger: as(gateway), part: 'mf-things', by: 'gateway', reason: '5 visitors' };
    await expect(rollback({ ...pause, from: '1.1.0' })).rejects.toThrow('the key "gateway" may not rollback');
    expect(await rollback({ ...pause, from: '1.1.0', isChosen: true, action: 'pause' })).toMatchObject({
      n: 3,
    });
    await force(gateway, (before) => ({
      action: 'pause',
      live: { ...before.live, 'mf-things': { version: '6.6.6', digest: 'x' } },
    }));
    expect((await as(ops, trust).latest()).refused[0]?.reason).toContain(
      'mf-things 6.6.6 was not live before',
    );
  });

  it('takes part in no freeze', async () => {
    const { as, ops, gateway, squad, put, store } = await setUp();
    await put(as(ops), 'mf-things', '1.1.0');
    await expect(freeze({ ledger: as(gateway), by: 'x', reason: 'x' })).rejects.toThrow('may not freeze');
    await freeze({ ledger: as(ops), by: 'ada', reason: 'year end', until: new Date(Date.now() + 3_600_000) });
    await expect(put(as(squad), 'mf-things', '1.2.0')).rejects.toThrow(
      /publishing is frozen by ada[^]*year end[^]*thaw/,
    );
    const pause = { store, ledger: as(gateway), part: 'mf-things', by: 'gateway', reason: '5 visitors' };
    await rollback({ ...pause, from: '1.1.0', isChosen: true, action: 'pause' });
    await expect(put(as(squad), 'mf-things', '1.2.0')).rejects.toThrow('publishing is frozen');
    await thaw({ ledger: as(ops), by: 'ada', reason: 'over' });
    expect((await put(as(squad), 'mf-things', '1.2.0'))?.freeze).toBeUndefined();
  });
});

it('the history names the key, whatever somebody called themselves', async () => {
  const { as, squad, put, trust } = await setUp();
  await put(as(squad), 'mf-things', '1.1.0');
  const text = formatHistory(await as(squad).history(5), 5, trust);
  expect(text).toMatch(/2 {2}.* publish {2}things squad, as "Ngozi"/);
});

it('a freeze ends by itself at its time', async () => {
  const { ops, put, store, trust } = await setUp();
  let time = Date.now();
  const ledger = new Ledger(store, { signer: ops, trust, now: () => new Date(time) });
  await freeze({ ledger, by: 'ada', reason: 'night', until: new Date(time + 60_000) });
  await expect(put(ledger, 'mf-things', '1.1.0')).rejects.toThrow('publishing is frozen');
  time += 61_000;
  expect((await put(ledger, 'mf-things', '1.1.0'))?.n).toBe(3);
});

describe('a key is replaced as docs/ops.md says', () => {
  it('the site and its history stay valid at each step', async () => {
    const folder = nextFolder();
    const old = makeSigner();
    const next = makeSigner();
    const site = await startFakeSite(folder, {
      keys: { signer: old, trust: trustIn(describeKey(old, 'Name: old')) },
    });
    await site.release('mf-things', '1.1.0');
    const steps: Trust[] = [
      trustIn(describeKey(old, 'Name: old'), describeKey(next, 'Name: next')),
      trustIn(describeKey(old, 'Name: old', 'Until: 2'), describeKey(next, 'Name: next')),
      trustIn(describeKey(next, 'Name: next')),
    ];
    const [both, retired, gone] = steps as [Trust, Trust, Trust];
    // 1. Both keys are trusted. 2. The new one signs what is live. 3. The old one is retired. 4. It is
    // removed.
    await adopt({
      ledger: new Ledger(site.store, { signer: next, trust: both }),
      n: 2,
      by: 'ops',
      reason: 'new key',
    });
    for (const trust of steps) {
      const gateway = await site.startGateway({ keys: { trust } });
      expect((await gateway.app.inject('/_health')).json()).toMatchObject({ revision: 3, refused: [] });
      await gateway.close();
      const history = await new Ledger(site.store, { trust }).history(10);
      expect(history.map(({ refused }) => refused?.reason)).toEqual([undefined, undefined, undefined]);
    }
    // The old key can no longer sign.
    for (const trust of [retired, gone]) {
      await new Ledger(site.store, { signer: old, trust: both, overUnknownKeys: true }).append(
        (previous) => ({
          by: 'thief',
          reason: 'x',
          action: 'publish',
          live: previous?.live ?? {},
        }),
      );
      const latest = await new Ledger(site.store, { trust }).latest();
      expect(latest.revision?.n).toBe(3);
    }
    await site.gateway.close();
  });
});

describe('the list of keys', () => {
  it('refuses what it does not understand, rather than trust a key with more than was meant', () => {
    const key = makeSigner();
    const read =
      (...lines: string[]) =>
      () =>
        readKeyring(describeKey(key, ...lines));
    expect([
      ...read('Name: ada', 'Parts: mf-plans, shell', 'Actions: publish', 'Until: 41')().values(),
    ]).toMatchObject([{ name: 'ada', parts: ['mf-plans', 'shell'], actions: ['publish'], until: 41 }]);
    expect(read('Part: mf-plans')).toThrow('"Part: mf-plans" is none of Name, Parts');
    expect(read('Actions: publish, everything')).toThrow('is none of');
    expect(() => readKeyring('nothing')).toThrow('no public key (PEM)');
    expect(() => readKeyring(`${key.publicPem}\n${key.publicPem}`)).toThrow('stands there twice');
  });

  it('must be set in production, unless somebody says that unsigned is meant', () => {
    const production = { NODE_ENV: 'production' };
    expect(() => assertProductionTrust({}, production)).toThrow('RELEASE_PUBLIC_KEYS is not set');
    expect(() => assertProductionTrust({}, { ...production, RELEASE_UNSIGNED: 'allowed' })).not.toThrow();
    expect(() => assertProductionTrust({ trust: trustIn(makeSigner()) }, production)).not.toThrow();
    expect(() => assertProductionTrust({}, {})).not.toThrow();
  });
});
