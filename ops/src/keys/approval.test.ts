import type { LivePart, Proposal } from '@shared/contracts';
import { Ledger } from '../ledger/ledger';
import { applyProposal } from '../ledger/place-version';
import { formatHistory } from '../release/report-text';
import { freeze, thaw } from '../release/freeze';
import { approve, needsApproval, propose } from '../release/proposal';
import { publish } from '../release/publish';
import { makePart, temporaryFolders } from '../testing/fake-releases';
import { openKeyDesk, unlimited } from '../testing/key-desk';
import { describeKey, makeSigner, trustIn } from '../testing/signing-keys';
import type { Signer } from './signing';

const nextFolder = temporaryFolders();
// Every write waits for the disk, which is slow on a busy machine.
jest.setTimeout(120_000);

describe('a key that needs approval', () => {
  async function setUpApproval() {
    const site = await openKeyDesk(nextFolder());
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

  it('proposes a first version for all visits, also as a canary', async () => {
    const { plan, ledgerOf, junior, lead, store, folder } = await setUpApproval();
    const parts = [makePart(folder, 'mf-extra', '1.0.0')];
    const canary = { percent: 10, people: [] };
    const { id } = await propose({ ...plan, parts, canary, ledger: ledgerOf(junior) });
    const revision = await approve({ store, ledger: ledgerOf(lead), id });
    expect(revision).toMatchObject({ action: 'publish', live: { 'mf-extra': { version: '1.0.0' } } });
    expect(revision.live['mf-extra']?.canary).toBeUndefined();
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
    for (const action of ['publish', 'thaw'] as const)
      await new Ledger(store, { signer: lead, trust: unlimited(lead, ops) }).append((previous) => ({
        by: 'eve',
        reason: 'x',
        action,
        proposal,
        live: applyProposal(previous, proposal),
      }));
    const { revision, refused } = await ledgerOf(ops).latest();
    expect(refused.map(({ n, reason }) => [n, reason])).toEqual([
      [4, expect.stringContaining('"lead" may not thaw')],
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
      live: applyProposal(previous, proposal),
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

  describe('is asked whether exactly that was proposed, and lately (Q12a)', () => {
    const days = (count: number): string => new Date(Date.now() - count * 86_400_000).toISOString();
    const good = { version: '1.1.0', digest: 'sha384-good' };
    const evil = { version: '6.6.6', digest: 'sha384-evil' };
    const canary = { percent: 5, people: ['ada'] };

    /** Why gateways refuse what the lead signs as the approval of a proposal of the junior. */
    async function refusalOf(
      change: (part: LivePart, before: LivePart) => LivePart,
      proposed: Proposal['parts'][string] = good,
      more: Partial<Proposal> = {},
      until: string[] = [],
    ): Promise<string | undefined> {
      const { store, ops, junior, lead } = await setUpApproval();
      const trust = trustIn(
        describeKey(ops, 'Name: ops'),
        describeKey(junior, 'Name: junior', 'Approval: required', ...until),
        describeKey(lead, 'Name: lead', 'Actions: approve'),
      );
      const plain = {
        id: '0123abcd',
        at: days(0),
        by: 'x',
        reason: 'x',
        parts: { 'mf-things': proposed },
        ...more,
      };
      const proposal: Proposal = { ...plain, signature: junior.sign(plain) };
      await new Ledger(store, { signer: lead, trust: unlimited(lead, ops) }).append((previous) => {
        const live = applyProposal(previous, proposal);
        const { 'mf-things': part, ...others } = live;
        return {
          by: 'eve',
          reason: 'x',
          action: 'publish',
          proposal,
          live: { ...others, 'mf-things': change(part!, previous!.live['mf-things']!) },
        };
      });
      return (await new Ledger(store, { trust }).latest()).refused[0]?.reason;
    }
    const asProposed = (part: LivePart): LivePart => part;

    it('believes it as it is, a canary of what is live too', async () => {
      expect(await refusalOf(asProposed)).toBeUndefined();
      expect(await refusalOf(asProposed, { ...good, canary })).toBeUndefined();
      expect(await refusalOf(asProposed, good, { at: days(7) })).toBeUndefined();
      expect(await refusalOf(asProposed, good, {}, ['Until: 2'])).toBeUndefined();
      const same = { version: '1.0.0', digest: 'sha384-good', canary };
      expect(
        await refusalOf(
          (_part, { revision: _revision, ...before }) => ({
            ...before,
            canary: { version: same.version, digest: same.digest, ...canary },
          }),
          same,
        ),
      ).toBeUndefined();
    });

    it.each<[string, (part: LivePart) => LivePart, typeof canary | undefined]>([
      ['another version', () => evil, undefined],
      ['a version for everybody beside a canary', (part) => ({ ...part, ...evil }), canary],
      ['a canary beside a version', (part) => ({ ...part, canary: { ...evil, ...canary } }), undefined],
      ['another fallback', (part) => ({ ...part, lastGood: '6.6.6', lastGoodDigest: 'x' }), undefined],
      ['more visits', (part) => ({ ...part, canary: { ...part.canary!, percent: 100 } }), canary],
      ['bad versions', (part) => ({ ...part, bad: ['1.0.0'] }), undefined],
    ])('refuses %s', async (_what, change, audience) => {
      const proposed = { ...good, ...(audience && { canary: audience }) };
      expect(await refusalOf(change, proposed)).toContain('mf-things is not what was proposed');
    });

    it('refuses a proposal that is old, dated ahead, or of a retired key', async () => {
      expect(await refusalOf(asProposed, good, { at: days(8) })).toContain('older than a week');
      expect(await refusalOf(asProposed, good, { at: days(-1) })).toContain('later than its approval');
      expect(await refusalOf(asProposed, good, { at: 'x' })).toContain('later than its approval');
      expect(await refusalOf(asProposed, good, {}, ['Until: 1'])).toContain('trusted only until revision 1');
    });
  });

  it('is told where a proposal is damaged, or older than a week', async () => {
    const { plan, ledgerOf, junior, lead, store } = await setUpApproval();
    const { id } = await propose({ ...plan, ledger: ledgerOf(junior) });
    const key = `proposals/${id}.json`;
    const proposal = JSON.parse(String(await store.get(key))) as Proposal;
    const { signature: _signature, ...old } = { ...proposal, at: '2026-01-01T00:00:00.000Z' };
    await store.put(key, Buffer.from(JSON.stringify({ ...old, signature: junior.sign(old) })));
    await expect(approve({ store, ledger: ledgerOf(lead), id })).rejects.toThrow('older than a week');
    for (const body of ['{', 'null', JSON.stringify({ ...proposal, parts: undefined })]) {
      await store.put(key, Buffer.from(body));
      await expect(approve({ store, ledger: ledgerOf(lead), id })).rejects.toThrow('is damaged');
    }
  });
});
