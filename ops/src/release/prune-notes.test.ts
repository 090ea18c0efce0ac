import { artefactKey, notices, proposals, skewPasses } from '../store/release-store';
import { openMemoryStore } from '../testing/memory-store';
import { pruneNotes } from './prune-notes';

const now = new Date('2026-11-22T08:00:00Z');
const daysAgo = (days: number) => JSON.stringify({ at: new Date(now.getTime() - days * 86_400_000) });

it('removes what is old or about a version that is gone, and nothing else', async () => {
  const store = openMemoryStore();
  const put = (key: string, body: string) => store.putIfAbsent(key, Buffer.from(body));
  await put(`${notices}old.json`, daysAgo(31));
  await put(`${notices}young.json`, daysAgo(29));
  await put(`${notices}odd.json`, '{');
  await put(`${proposals}0a1b2c3d.json`, daysAgo(31));
  await put(`${proposals}4e5f6a7b.json`, daysAgo(6));
  await put(`${skewPasses}abc/mf-a/1.0.0.json`, daysAgo(400));
  await put(`${skewPasses}abc/mf-a/0.9.0.json`, daysAgo(1));
  await put(artefactKey('mf-a', '1.0.0', 'release.json'), '{}');

  await pruneNotes(store, now);

  expect((await store.list(notices)).sort()).toEqual([`${notices}young.json`]);
  expect(await store.list(proposals)).toEqual([`${proposals}4e5f6a7b.json`]);
  expect(await store.list(skewPasses)).toEqual([`${skewPasses}abc/mf-a/1.0.0.json`]);
});
