import { join } from 'node:path';
import type { Proposal, Revision } from '@shared/contracts';
import { Ledger } from '../ledger/ledger';
import { formatHistory } from '../release/report-text';
import { changeCanary } from '../release/canary';
import { adopt } from '../release/adopt';
import { freeze, thaw } from '../release/freeze';
import { approve, needsApproval, propose } from '../release/proposal';
import { publish } from '../release/publish';
import { rollback } from '../release/rollback';
import { FileStore } from '../store/file-store';
import { makePart, temporaryFolders } from '../testing/fake-releases';
import { startFakeSite } from '../testing/fake-site';
import { describeKey, makeSigner, trustIn } from '../testing/signing-keys';
import { readKeyring } from './keyring';
import { assertProductionTrust, type Trust } from './load-keys';
import type { Signer } from './signing';

const nextFolder = temporaryFolders();
// Every write waits for the disk, which is slow on a busy machine.
jest.setTimeout(120_000);

/** A site published by ops, with a squad that has only mf-things, and a gateway that may only pause. */
async function setUp() {
  const folder = nextFolder();
  const store = new FileStore(join(folder, 'store'));
  const ops = makeSigner();
  const squad = makeSigner();
  const gateway = makeSigner();
  const trust = trustIn(
    describeKey(ops, 'Name: ops'),
    describeKey(squad, 'Name: things squad', 'Parts: mf-things'),
    describeKey(gateway, 'Name: gateway', 'Actions: pause'),
  );
  const as = (signer: Signer, believed: Trust = trust) => new Ledger(store, { signer, trust: believed });
  const put = (ledger: Ledger, name: string, version: string, more: object = {}) =>
    publish({
      store,
      ledger,
      parts: [makePart(folder, name, version)],
      by: 'Ngozi',
      reason: version,
      ...more,
    });
  const parts = ['shell', 'mf-public', 'mf-things'].map((name) => makePart(folder, name, '1.0.0'));
  await publish({ store, ledger: as(ops), parts, by: 'ada', reason: 'first' });
  /** Signs what the key may not do, without the checks of a publisher. */
  const force = (signer: Signer, change: (before: Revision) => Partial<Revision>) =>
    new Ledger(store, { signer, trust: unlimited(ops, squad, gateway) }).append((previous) => {
      if (!previous) throw new Error('nothing there');
      return { by: 'eve', reason: 'x', action: 'publish', live: previous.live, ...change(previous) };
    });
  return { folder, store, ops, squad, gateway, trust, as, put, force };
}

const unlimited = (...keys: { publicPem: string }[]): Trust => trustIn(...keys);

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

describe('a key that needs approval', () => {
  async function setUpApproval() {
    const site = await setUp();
    const junior = makeSigner();
    const lead = makeSigner();
    const trust = trustIn(
      describeKey(site.ops, 'Name: ops'),
      describeKey(junior, 'Name: junior', 'Approval: required'),
      describeKey(lead, 'Name: lead', 'Actions: approve'),
    );
    const plan = {
      store: site.store,
      parts: [makePart(site.folder, 'mf-things', '1.1.0')],
      by: 'Ada',
      reason: 'new prices',
    };
    return { ...site, junior, lead, trust, plan, ledgerOf: (signer: Signer) => site.as(signer, trust) };
  }

  it('proposes; a second key makes exactly that live, and both are named', async () => {
    const { plan, ledgerOf, junior, lead, store, trust, ops } = await setUpApproval();
    await expect(publish({ ...plan, ledger: ledgerOf(junior) })).rejects.toThrow('needs a second key');
    expect(needsApproval(ledgerOf(junior))).toBe(true);
    const { id } = await propose({ ...plan, ledger: ledgerOf(junior) });
    expect((await ledgerOf(ops).newest())?.n).toBe(1);
    await expect(approve({ store, ledger: ledgerOf(junior), id })).rejects.toThrow(
      'cannot approve a proposal of its own',
    );
    const revision = await approve({ store, ledger: ledgerOf(lead), id });
    expect(revision.live['mf-things']).toMatchObject({ version: '1.1.0', lastGood: '1.0.0' });
    expect(formatHistory(await ledgerOf(ops).history(3), 3, trust)).toContain('junior, approved by lead');
    await expect(approve({ store, ledger: ledgerOf(lead), id })).rejects.toThrow('live already');
  });

  it('forces nothing: an approval is refused where the publish would be', async () => {
    const { plan, ledgerOf, junior, store } = await setUpApproval();
    const forced = propose({ ...plan, ledger: ledgerOf(junior), admission: 'overrule' });
    await expect(forced).rejects.toThrow('--force takes a key that needs no approval');
    expect(await store.list('proposals/')).toEqual([]);
  });

  it('does not go live during a freeze, which an approver can neither ignore nor change', async () => {
    const { plan, ledgerOf, junior, lead, ops, store } = await setUpApproval();
    const { id } = await propose({ ...plan, ledger: ledgerOf(junior) });
    const proposal = JSON.parse(String(await store.get(`proposals/${id}.json`))) as Proposal;
    await freeze({ ledger: ledgerOf(ops), by: 'ada', reason: 'year end' });
    await expect(approve({ store, ledger: ledgerOf(lead), id })).rejects.toThrow('publishing is frozen');
    const { version, digest } = proposal.parts['mf-things'] ?? { version: '', digest: '' };
    for (const action of ['publish', 'thaw'] as const)
      await new Ledger(store, { signer: lead, trust: unlimited(lead, ops) }).append((previous) => ({
        by: 'eve',
        reason: 'x',
        action,
        proposal,
        live: { ...previous?.live, 'mf-things': { version, digest } },
      }));
    const { revision, refused } = await ledgerOf(ops).latest();
    expect(refused.map(({ n, reason }) => [n, reason])).toEqual([
      [4, expect.stringContaining('publishing is frozen: "year end"')],
      [3, expect.stringContaining('publishing is frozen: "year end"')],
    ]);
    await thaw({ ledger: ledgerOf(ops), by: 'ada', reason: 'over' });
    const own = { by: 'lead', at: new Date().toISOString(), reason: 'mine' };
    await new Ledger(store, { signer: lead, trust: unlimited(lead, ops) }).append((previous) => ({
      by: 'eve',
      reason: 'x',
      action: 'publish',
      proposal,
      freeze: own,
      live: { ...previous?.live, 'mf-things': { version, digest } },
    }));
    expect((await ledgerOf(ops).latest()).refused[0]?.reason).toContain('may not change the freeze');
    expect(revision?.n).toBe(2);
    expect((await approve({ store, ledger: ledgerOf(lead), id })).live['mf-things']?.version).toBe('1.1.0');
  });

  it('is asked of the gateways too: an approver cannot bring anything of its own', async () => {
    const { plan, ledgerOf, junior, lead, ops, store } = await setUpApproval();
    const { id } = await propose({ ...plan, ledger: ledgerOf(junior) });
    const proposal = JSON.parse(String(await store.get(`proposals/${id}.json`))) as Proposal;
    await new Ledger(store, { signer: lead, trust: unlimited(lead, ops) }).append((previous) => ({
      by: 'eve',
      reason: 'x',
      action: 'publish',
      proposal,
      live: { ...previous?.live, 'mf-things': { version: '6.6.6', digest: 'x' } },
    }));
    expect((await ledgerOf(ops).latest()).refused[0]?.reason).toContain('mf-things is not what was proposed');
    await store.put(`proposals/${id}.json`, Buffer.from(JSON.stringify({ ...proposal, by: 'eve' })));
    await expect(approve({ store, ledger: ledgerOf(lead), id })).rejects.toThrow(
      'is not signed by a trusted key',
    );
  });
});
