import type { Revision } from '@shared/contracts';
import { revisionHash } from '../keys/signing';
import { revisionKey } from '../store/release-store';
import { temporaryFolders } from '../testing/fake-releases';
import { openPassDesk, part } from '../testing/pass-desk';

const nextFolder = temporaryFolders();

describe('a squad that signs what its command would refuse', () => {
  /** Writes a revision past every command, and returns why gateways refuse it. */
  async function force(
    { store, as, keys }: Awaited<ReturnType<typeof openPassDesk>>,
    change: (before: Revision) => Partial<Revision>,
  ): Promise<string | undefined> {
    const before = (await as(keys.ops).newest())!;
    const { signature: _signature, passes: _passes, ...copied } = before;
    const n = (await as(keys.ops).newestNumber()) + 1;
    const plain: Revision = {
      ...copied,
      n,
      at: new Date().toISOString(),
      previous: { n: before.n, hash: revisionHash(before) },
      action: 'publish',
      ...change(before),
    };
    const forged = { ...plain, signature: keys.squad.sign(plain) };
    await store.putIfAbsent(revisionKey(n), Buffer.from(JSON.stringify(forged)));
    return (await as(keys.ops).latest()).refused.find((one) => one.n === n)?.reason;
  }

  it('is served by no gateway: without a pass, with a forged one, or with the rule taken away', async () => {
    const site = await openPassDesk(nextFolder);
    const valid = await site.pass('1.1.0');
    const brings = (live: Revision['live'], more = {}) => ({
      ...live,
      [part]: { version: '1.1.0', digest: valid.digest, ...more },
    });
    expect(await force(site, ({ live }) => ({ live: brings(live) }))).toContain('it carries none');
    const { signature: _signature, ...plain } = valid;
    const own = { ...plain, signature: site.keys.squad.sign(plain) };
    for (const passes of [[own], [{ ...valid, version: '1.1.0', digest: 'x' }], [null], 'all'] as never[])
      expect(await force(site, ({ live }) => ({ live: brings(live), passes }))).toContain(
        'has no valid pass',
      );
    expect(
      await force(site, ({ live }) => ({ live: brings(live, { digest: 'other' }), passes: [valid] })),
    ).toContain('for other files');
    for (const action of ['publish', 'canary', 'rollback', 'freeze', 'thaw', 'init'] as const) {
      const reason = await force(site, () => ({ action, passRule: undefined }) as Partial<Revision>);
      expect([action, reason]).toEqual([action, expect.stringContaining('may not change whether passes')]);
    }
    for (const action of ['waive-pass', 'require-pass'] as const)
      expect(await force(site, () => ({ action }))).toContain(`may not ${action}`);
    // A fallback version is served too, when the live one does not load.
    expect(
      await force(site, ({ live }) => ({
        live: { ...live, [part]: { ...live[part]!, lastGood: '1.3.0', lastGoodDigest: 'y' } },
      })),
    ).toContain('mf-things 1.3.0 has no valid pass');
    // The valid one is believed, as the control of all these.
    expect(await force(site, ({ live }) => ({ live: brings(live), passes: [valid] }))).toBeUndefined();
  });
});
