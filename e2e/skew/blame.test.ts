import { makePart } from '../../ops/src/testing/fake-releases';
import { newFolder } from '../../ops/src/testing/temporary';
import { openReleaseDesk } from '../../ops/src/testing/release-desk';
import { makeSigner, trustIn } from '../../ops/src/testing/signing-keys';
import { forgeRevision } from '../../ops/src/testing/forge-revision';
import { Ledger } from '../../ops/src/registry/ledger/ledger';
import { publish } from '../../ops/src/testing/change-store';
import { FileStore } from '../../ops/src/store/file-store';
import { findReleased } from './earlier-releases';
import { judge } from './judge';
import { listPairings } from './pairings';
import { formatResults } from './skew-table';
import type { Outcome } from './try-composition';

const present = { shell: '1.0.0', 'mf-auth': '3.0.0', 'mf-plans': '2.0.0' };
const previous = { name: 'previous', versions: { shell: '1.0.0', 'mf-auth': '2.0.0', 'mf-plans': '1.0.0' } };

/** A browser in which every site with one of these versions fails. */
const browserWith =
  (...broken: string[]) =>
  async (_name: string, versions: Record<string, string>): Promise<Outcome> => {
    const notes = Object.entries(versions)
      .map(([part, version]) => `${part} ${version}`)
      .filter((one) => broken.includes(one));
    return { result: notes.length > 0 ? 'failed' : 'passed', notes };
  };

async function tryAll(tryVersions: ReturnType<typeof browserWith>, only: string[]) {
  const pairings = listPairings(present, [previous], only);
  return Promise.all(
    pairings.map(async (pairing) => ({ pairing, outcome: await judge(pairing, tryVersions) })),
  );
}

const found = (results: Awaited<ReturnType<typeof tryAll>>) =>
  Object.fromEntries(
    results.map(({ pairing, outcome }) => [`${pairing.part}, ${pairing.column}`, outcome.result]),
  );

describe('the blame of the skew check', () => {
  it('is not put on a part whose earlier site is broken without it', async () => {
    const results = await tryAll(browserWith('mf-auth 2.0.0'), ['mf-plans']);
    expect(found(results)).toEqual({
      'mf-plans, new in previous': 'broken',
      'mf-plans, previous in new': 'passed',
    });
    const text = formatResults(results, Object.keys(present));
    expect(text).toContain('the part is not at fault');
    expect(text).not.toContain('would break the site');
    expect(text).toContain('  mf-auth 2.0.0');
  });

  it('is put on the part that breaks an earlier site which works without it', async () => {
    const results = await tryAll(browserWith('mf-plans 2.0.0'), ['mf-plans']);
    expect(found(results)).toMatchObject({ 'mf-plans, new in previous': 'failed' });
    const text = formatResults(results, Object.keys(present));
    expect(text.replace(/\s+/g, ' ')).toContain('does not work; publishing it would break the site');
  });

  it('never takes a version as an earlier site that was rolled back', async () => {
    const { first, put, back, store, ledger } = openReleaseDesk();
    await first();
    await put('mf-things', '1.1.0');
    await put('mf-things', '1.2.0');
    await back();
    const now = { shell: '1.0.0', 'mf-public': '1.0.0', 'mf-things': '1.3.0' };
    const sites = await findReleased(store, ledger, now);
    expect(sites.map(({ versions }) => versions['mf-things'])).toEqual(['1.1.0', '1.0.0']);
  });

  it('never takes what somebody without a key wrote as an earlier site', async () => {
    const folder = newFolder();
    const store = new FileStore(folder);
    const signer = makeSigner();
    const ledger = new Ledger(store, { signer, trust: trustIn(signer) });
    const parts = ['shell', 'mf-things'].map((name) => makePart(folder, name, '1.0.0', { routes: [] }));
    await publish({ ledger, parts, by: 'ada', reason: 'first' });
    await forgeRevision(store, folder, 'mf-things');
    const sites = await findReleased(store, ledger, { shell: '1.0.0', 'mf-things': '2.0.0' });
    expect(sites.map(({ versions }) => versions['mf-things'])).toEqual(['1.0.0']);
  });
});
