import { formatPreview } from '../site/preview-text';
import { previews as previewsFolder } from '../store/release-store';
import { makePart } from '../testing/fake-releases';
import { startPreviewSite } from '../testing/sites/preview-site';
import { makeSigner, trustIn } from '../testing/signing-keys';
import { Ledger } from './ledger/ledger';
import { readPreviews } from './previews';
import { LocalRegistry } from './registry';

describe('an address', () => {
  it('is that of one branch, also where another is spelt alike', async () => {
    const { show, load } = await startPreviewSite();
    const first = await show('2.0.0', { branch: 'a/b' });
    const second = await show('3.0.0', { branch: 'a-b' });
    const again = await show('2.1.0', { branch: 'a/b' });
    expect(second.id).not.toBe(first.id);
    expect(again.id).toBe(first.id);
    expect(formatPreview(again, 'https://ilera.example/')).toMatch(
      /^https:\/\/ilera\.example\/_preview\/\S+\n {2}a\/b: mf-things 2\.1\.0 beside revision 1, by ada, until /,
    );
    expect((await load(`preview=${first.id}`)).version).toBe('2.1.0');
    expect((await load(`preview=${second.id}`)).version).toBe('3.0.0');
  });

  it('is not shared by two squads with a branch of one name, nor is its end', async () => {
    const { show, folder, load, ledger } = await startPreviewSite();
    const from = (repository: string) => ({ branch: 'spring', source: { repository } });
    const first = await show('2.0.0', from('squads/things'));
    const other = await show('2.1.0', from('squads/copy'));
    const parts = [makePart(folder, 'mf-public', '5.0.0')];
    const third = await show('', { ...from('squads/things'), parts });
    expect(new Set([first.id, other.id, third.id]).size).toBe(3);
    const registry = new LocalRegistry(ledger);
    const bola = { by: 'bola', source: { repository: 'squads/things' } };
    const end = async (which: string) => (await registry.endPreviews(which, bola)).map(({ id }) => id);
    expect(await end(`https://ilera.example/_preview/${first.id}`)).toEqual([first.id]);
    expect(await end('spring')).toEqual([third.id]);
    expect((await readPreviews(ledger)).map(({ id }) => id)).toEqual([other.id]);
    // What is over, or was none.
    for (const which of [first.id, 'spring', 'autumn']) expect(await end(which)).toEqual([]);
    expect((await load(`preview=${first.id}`)).answer.statusCode).toBe(404);
    expect((await show('2.2.0', from('squads/things'))).id).not.toBe(first.id);
  });
});

it('a writer without a key that is trusted is told before anything is written', async () => {
  const [ops, stranger] = [makeSigner(), makeSigner()];
  const trust = trustIn(ops);
  const { show, store } = await startPreviewSite({ keys: { signer: ops, trust } });
  for (const [keys, why] of [
    [{ signer: stranger, trust }, 'is not among RELEASE_PUBLIC_KEYS'],
    [{ trust }, 'there is no key'],
  ] as const)
    await expect(show('2.0.0', { ledger: new Ledger(store, keys) })).rejects.toThrow(why);
  expect(await store.list(previewsFolder)).toEqual([]);
});
