import { loadKeys } from '../keys/load-keys';
import type { Ledger } from '../ledger/ledger';
import { openLedger } from '../ledger/open-ledger';
import { openStore } from '../store/open-store';
import type { ReleaseStore } from '../store/release-store';

/** The store of RELEASE_STORE and its ledger, with the keys of this machine. */
export async function openLocalLedger(
  checkout: string | undefined,
  overUnknownKeys: boolean,
): Promise<{ store: ReleaseStore; ledger: Ledger }> {
  const store = await openStore(checkout, process.env.RELEASE_STORE);
  const keys = loadKeys(checkout, process.env);
  return { store, ledger: openLedger(store, keys, { overUnknownKeys }) };
}
