import type { Revision } from '@shared/contracts';
import { Ledger } from '../ledger/ledger';
import { digestOf } from '../release/live-parts';
import { uploadRelease } from '../release/upload';
import { revisionKey, type ReleaseStore } from '../store/release-store';
import { makePart } from './fake-part';

/**
 * Simulates an attacker with write access to the bucket and without a key: stores an altered part and a
 * revision that makes it live.
 */
export async function forgeRevision(
  store: ReleaseStore,
  folder: string,
  name: string,
  change: Partial<Revision> = {},
): Promise<Revision> {
  await uploadRelease(store, makePart(folder, name, '6.6.6'));
  const ledger = new Ledger(store);
  const n = await ledger.newestNumber();
  const newest = await ledger.read(n);
  if (!newest) throw new Error('There is nothing to build on.');
  const { signature: _signature, ...copied } = newest;
  const live = { ...newest.live, [name]: { version: '6.6.6', digest: await digestOf(store, name, '6.6.6') } };
  const forged: Revision = { ...copied, n: n + 1, by: 'ada', reason: 'nothing to see', live, ...change };
  await store.putIfAbsent(revisionKey(forged.n), Buffer.from(JSON.stringify(forged)));
  return forged;
}
