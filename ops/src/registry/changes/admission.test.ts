import type { Release } from '@ilera/contracts';
import { Ledger } from '../ledger/ledger';
import { LocalRegistry } from '../registry';
import { replaceIn } from '../../testing/memory-store';
import { startReleaseDesk } from '../../testing/release-desk';
import { swapRecord } from '../../testing/swap-record';
import { publish } from '../../testing/change-store';

describe('the admission check', () => {
  it.each<[string, Partial<Release>, string]>([
    [
      'a runtime that the shell does not have',
      { shared: { '@ilera/runtime': '^2.0.0' } },
      'needs @ilera/runtime ^2.0.0; the shell 1.0.0 provides 1.0.0',
    ],
    [
      'another major version of a shared library',
      { shared: { react: '^18.0.0' } },
      'needs react ^18.0.0; the shell 1.0.0 provides 19.3.1',
    ],
    ['a shared library that the shell lacks', { shared: { jquery: '^3.0.0' } }, 'provides none'],
    [
      'a page that the site map shows and it offers no more',
      { pages: {} },
      'shows page "list" of mf-things at',
    ],
  ])('refuses %s, with what to do about it', async (_name, overrides, message) => {
    const { put, ledger } = await startReleaseDesk();
    await expect(put('mf-things', '2.0.0', {}, overrides)).rejects.toThrow(message);
    await expect(put('mf-things', '2.0.0', {}, overrides)).rejects.toThrow('--force');
    expect(await ledger.newestNumber()).toBe(1);
  });

  it('refuses a remote without a modal that the shell opens', async () => {
    const { put } = await startReleaseDesk();
    await expect(put('shell', '1.1.0', {}, { modalOwners: { claiming: 'mf-things' } })).rejects.toThrow(
      'opens "claiming" of mf-things',
    );
  });

  it('blames a change only for what it makes worse', async () => {
    const { put } = await startReleaseDesk();
    await put('mf-public', '2.0.0', { force: true }, { pages: {} });
    expect((await put('mf-things', '1.1.0'))?.n).toBe(3);
    expect((await put('mf-public', '2.1.0', {}, { pages: {} }))?.n).toBe(4);
    await expect(put('mf-things', '1.2.0', {}, { pages: {} })).rejects.toThrow('page "list" of mf-things');
  });

  it('reads a record again before it goes live, which somebody may have swapped since it was read', async () => {
    const desk = await startReleaseDesk();
    const registry = new LocalRegistry(desk.ledger);
    const versions = [await registry.upload(desk.part('mf-things', '1.1.0'))];
    const make = (dryRun: boolean) =>
      registry.makeChange({ action: 'publish', versions, dryRun, force: true }, { by: 'ada', reason: '' });
    expect((await make(true)).planned?.live['mf-things']).not.toHaveProperty('since');
    await swapRecord(desk, 'mf-things', '1.1.0');
    await expect(make(false)).rejects.toThrow('does not have the release.json of mf-things 1.1.0');

    await desk.store.remove('artefacts/mf-things/1.1.0/release.json');
    const needs = { shared: { '@ilera/runtime': '^9.0.0' } };
    versions[0] = await registry.upload(desk.part('mf-things', '1.1.0', needs));
    const change = { action: 'publish', versions } as const;
    await expect(registry.makeChange(change, { by: 'ada', reason: '' })).rejects.toThrow(
      'needs @ilera/runtime',
    );
  });

  it('is made again when another publisher was first', async () => {
    const { put, store, ledger, part } = await startReleaseDesk();
    // While this publisher decides, a shell goes live with which it does not work.
    const rival = part('shell', '1.1.0', { shared: { react: '19.4.0' } });
    const putIfAbsent = async (key: string, body: Uint8Array) => {
      if (key.startsWith('revisions/') && (await ledger.newestNumber()) === 1)
        await publish({ ledger, parts: [rival], by: 'bola', reason: 'first', force: true });
      return store.putIfAbsent(key, body);
    };
    const slow = new Ledger(replaceIn(store, { putIfAbsent }));
    const attempt = put('mf-things', '1.1.0', { ledger: slow }, { shared: { react: '~19.3.0' } });
    await expect(attempt).rejects.toThrow('needs react ~19.3.0; the shell 1.1.0 provides 19.4.0');
    expect(await ledger.newestNumber()).toBe(2);
  });
});
