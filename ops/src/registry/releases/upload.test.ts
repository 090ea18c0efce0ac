import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Release } from '@ilera/contracts';
import type { BuiltPart } from '../../build/built-part';
import { artefactKey } from '../../store/release-store';
import { openReleaseDesk, startReleaseDesk } from '../../testing/release-desk';
import { swapRecord } from '../../testing/swap-record';
import { LocalRegistry } from '../registry';
import { ReleaseCache } from './release-cache';

/** Uploads a part that somebody has changed after its build. */
function upload(record: Partial<Release> = {}, change: (part: BuiltPart) => void = () => undefined) {
  const { ledger, part } = openReleaseDesk();
  const built = part('mf-things', '1.1.0', record);
  change(built);
  return new LocalRegistry(ledger).upload(built);
}

it.each<[string, Parameters<typeof upload>, string | RegExp]>([
  ['a file that is missing', [{}, ({ folder }) => rmSync(join(folder, 'remote.js'))], 'remote.js is missing'],
  ['a named file without a hash', [{ initial: { js: ['extra.js'], css: [] } }], 'does not offer: extra.js'],
  ['a file without a key', [{ files: { 'a b.js': { size: 1, integrity: 'sha256-x' } } }], /a b\.js/],
  ['a version that leaves its folder', [{ version: '../1.1.0' }], 'version must match pattern'],
  [
    'a record that does not say all of the part, or not as pages read it',
    [
      {
        initial: undefined,
        visitorPackages: [1],
        listed: {},
        firstCalls: { list: {} },
      } as unknown as Partial<Release>,
    ],
    /property 'initial'[^]*visitorPackages\/0 must be string[^]*listed must be array[^]*Build it with/,
  ],
])('refuses %s', async (_what, changed, words) => {
  await expect(upload(...changed)).rejects.toThrow(words);
});

it.each([
  ['ask', 'A'.repeat(61), 'modalTitles/ask must NOT have more than 60 characters'],
  ['ask', 'Ask \u202eus', 'modalTitles/ask must match pattern'],
  ['a/b', 'Ask us', 'modalTitles must match pattern'],
  ['gone', 'Ask us', 'does not offer: gone'],
])('refuses a modal %s with the title %j', async (modal, title, words) => {
  const modals = { ask: { js: [], css: [] }, 'a/b': { js: [], css: [] } };
  await upload({ modals, modalTitles: { ask: 'Béèrè lọ́wọ́ wa' } });
  await expect(upload({ modals, modalTitles: { [modal]: title } })).rejects.toThrow(words);
});

it('restores what the store has lost: files of a record that it has, and a version without one', async () => {
  const { store, put } = await startReleaseDesk();
  const releases = new ReleaseCache(store);
  expect(await releases.get('mf-things', '1.0.0')).toMatchObject({ commit: 'abc1234' });
  const [record, file] = ['release.json', 'remote.js'].map((one) => artefactKey('mf-things', '1.0.0', one));
  await store.remove(file!);
  expect(await put('mf-things', '1.0.0')).toBeUndefined();
  expect(String(await store.get(file!))).toContain('mf-things 1.0.0 remote');
  await store.remove(record!);
  const { digest } = (await put('mf-things', '1.0.0', {}, { commit: 'other' }))!.live['mf-things']!;
  expect(await releases.get('mf-things', '1.0.0', digest)).toMatchObject({ commit: 'other' });
});

it('refuses a version whose record was swapped in the store after a preview', async () => {
  const part = 'mf-things';
  const site = await startReleaseDesk();
  const { ledger, put } = site;
  const preview = () => site.show([site.part(part, '1.1.0')]);
  await preview();
  await swapRecord(site, part, '1.1.0');
  await expect(put(part, '1.1.0')).rejects.toThrow('with other files or another record');
  await expect(preview()).rejects.toThrow('with other files or another record');
  expect((await ledger.newest())?.live[part]?.version).toBe('1.0.0');
});
