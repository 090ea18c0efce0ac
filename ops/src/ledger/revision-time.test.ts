import type { Revision } from '@shared/contracts';
import { revisionHash } from '../keys/signing';
import { freeze } from '../release/freeze';
import { temporaryFolders } from '../testing/fake-releases';
import { openPassDesk, part } from '../testing/pass-desk';
import { Ledger } from './ledger';

const nextFolder = temporaryFolders();

const day = 86_400_000;
const inDays = (days: number): Date => new Date(Date.now() + days * day);

const brings = ({ live }: Revision, digest: string): Revision['live'] => ({
  ...live,
  [part]: { version: '1.1.0', digest },
});

describe('the time that a squad gives to its revision (Q58)', () => {
  it('does not bring back a pass that has expired', async () => {
    const { pass, force } = await openPassDesk(nextFolder);
    const old = await pass('1.1.0', { now: () => inDays(-8) });
    const bring = (at: Date) =>
      force((before) => ({ live: brings(before, old.digest), passes: [old], at: at.toISOString() }));
    expect(await bring(new Date())).toContain('more than 7 days ago');
    expect(await bring(inDays(-8))).toMatch(/it is dated \S+, before revision 2, on which it is built/);
  });

  it('does not escape a freeze, nor is it built on, until it is really that late', async () => {
    const { store, as, keys, trust, pass, force } = await openPassDesk(nextFolder);
    const valid = await pass('1.1.0');
    await freeze({ ledger: as(keys.ops), by: 'ada', reason: 'launch', until: inDays(1) });
    const late = (before: Revision): Partial<Revision> => ({
      live: brings(before, valid.digest),
      passes: [valid],
      at: inDays(2).toISOString(),
    });
    expect(await force(late)).toContain('later than now');
    const [forged] = (await as(keys.ops).history(1)).map(({ revision }) => revision);
    expect(
      await force(() => ({
        ...late(forged!),
        live: forged!.live,
        at: forged!.at,
        previous: { n: forged!.n, hash: revisionHash(forged!) },
      })),
    ).toMatch(/built on revision 4, which is not permitted: it is dated \S+, which is later than now/);
    expect((await as(keys.ops).newest())?.n).toBe(3);
    const then = new Ledger(store, { trust, now: () => inDays(3) });
    expect(await then.refusalOf(forged!)).toBeUndefined();
  });

  it.each(['', 'soon', '2099', 'zzz', '+010000-01-01T00:00:00.000Z', '1 December 2099 10:00'])(
    'is one that is in order as text: not "%s"',
    async (at) => {
      const { force } = await openPassDesk(nextFolder);
      expect(await force(() => ({ at }))).toMatch(/is no time|before revision 2/);
    },
  );

  it('is that of the revision below where a clock of ops was fast', async () => {
    const { store, as, keys, trust, pass, put } = await openPassDesk(nextFolder);
    const fast = new Ledger(store, { signer: keys.ops, trust, now: () => inDays(1) });
    await freeze({ ledger: fast, by: 'ada', reason: 'a try', until: inDays(1.1) });
    await fast.append((before) => ({ by: 'ada', reason: 'x', action: 'thaw', live: before!.live }));
    await pass('1.1.0', { now: () => inDays(1) });
    const revision = await put('1.1.0');
    expect(revision?.at).toBe((await as(keys.ops).read(4))?.at);
    expect(await as(keys.ops).newest()).toEqual(revision);
  });
});
