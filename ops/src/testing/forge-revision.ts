import type { Revision } from '@ilera/contracts';
import { Ledger } from '../registry/ledger/ledger';
import { uploadRelease } from '../registry/releases/upload';
import { revisionKey, type ReleaseStore } from '../store/release-store';
import { makePart } from './fake-releases';

/** Stores an altered part and an unsigned revision that makes it live, as somebody who may write to the bucket could. */
export async function forgeRevision(store: ReleaseStore, folder: string, name: string): Promise<Revision> {
  const { digest } = await uploadRelease(store, makePart(folder, name, '6.6.6'));
  const ledger = new Ledger(store);
  const n = (await ledger.newestNumber()) + 1;
  const newest = await ledger.read(n - 1);
  if (!newest) throw new Error('There is nothing to build on.');
  const { signature: _signature, ...copied } = newest;
  const live = { ...newest.live, [name]: { version: '6.6.6', digest } };
  const forged: Revision = { ...copied, n, by: 'ada', reason: 'nothing to see', live };
  await store.putIfAbsent(revisionKey(n), Buffer.from(JSON.stringify(forged)));
  return forged;
}
