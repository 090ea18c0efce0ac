import type { Release } from '@ilera/contracts';
import type { FileStore } from '../store/file-store';
import { artefactKey } from '../store/release-store';

/** Changes the record of a version in the store, as somebody does who has its credential and no key. */
export async function swapRecord(
  { store }: { store: FileStore },
  part: string,
  version: string,
): Promise<void> {
  const key = artefactKey(part, version, 'release.json');
  const record = JSON.parse((await store.get(key))!.toString('utf8')) as Release;
  await store.put(key, Buffer.from(JSON.stringify({ ...record, entry: 'page.list.js' })));
}
