import type { Revision } from '@shared/contracts';
import { temporaryFolders } from '../testing/fake-releases';
import { openPassDesk, part } from '../testing/pass-desk';

const nextFolder = temporaryFolders();

describe('a squad that signs what its command would refuse', () => {
  it('is served by no gateway: without a pass, with a forged one, or with the rule taken away', async () => {
    const site = await openPassDesk(nextFolder);
    const valid = await site.pass('1.1.0');
    const brings = (live: Revision['live'], more = {}) => ({
      ...live,
      [part]: { version: '1.1.0', digest: valid.digest, ...more },
    });
    expect(await site.force(({ live }) => ({ live: brings(live) }))).toContain('it carries none');
    const { signature: _signature, ...plain } = valid;
    const own = { ...plain, signature: site.keys.squad.sign(plain) };
    for (const passes of [[own], [{ ...valid, version: '1.1.0', digest: 'x' }]])
      expect(await site.force(({ live }) => ({ live: brings(live), passes }))).toContain('has no valid pass');
    for (const passes of [[null], 'all'] as never[])
      expect(await site.force(({ live }) => ({ live: brings(live), passes }))).toContain('damaged');
    expect(
      await site.force(({ live }) => ({ live: brings(live, { digest: 'other' }), passes: [valid] })),
    ).toContain('for another build');
    for (const action of ['publish', 'canary', 'rollback', 'freeze', 'thaw', 'init'] as const) {
      const reason = await site.force(() => ({ action, passRule: undefined }) as Partial<Revision>);
      expect([action, reason]).toEqual([action, expect.stringContaining('may not change whether passes')]);
    }
    for (const action of ['waive-pass', 'require-pass'] as const)
      expect(await site.force(() => ({ action }))).toContain(`may not ${action}`);
    // A fallback version is served too, when the live one does not load.
    expect(
      await site.force(({ live }) => ({
        live: { ...live, [part]: { ...live[part]!, lastGood: '1.3.0', lastGoodDigest: 'y' } },
      })),
    ).toContain('mf-things 1.3.0 has no valid pass');
    for (const tested of [
      { version: '9.9.9', digest: 'of-it' },
      { version: '1.0.0', digest: 'another-build' },
    ]) {
      const joint = await site.pass('1.1.0', { together: { 'mf-public': tested } });
      const alone = await site.force(({ live }) => ({ live: brings(live), passes: [joint] }));
      expect(alone).toContain(`together with mf-public ${tested.version}, which neither is live`);
    }
    // The valid one is believed, as the control of all these.
    expect(await site.force(({ live }) => ({ live: brings(live), passes: [valid] }))).toBeUndefined();
  });
});
