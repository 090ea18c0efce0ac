import { loadKeys } from '../keys/load-keys';
import type { Ledger } from '../ledger/ledger';
import { openLedger } from '../ledger/open-ledger';
import { openStore } from '../store/open-store';
import type { ReleaseStore } from '../store/release-store';

/**
 * A store and its ledger, with the keys of this machine.
 * @param location as `RELEASE_STORE` has it
 */
export async function openLocalLedger(
  checkout: string | undefined,
  overUnknownKeys: boolean,
  location = process.env.RELEASE_STORE,
): Promise<{ store: ReleaseStore; ledger: Ledger }> {
  const store = await openStore(checkout, location);
  const keys = loadKeys(checkout, process.env);
  return { store, ledger: openLedger(store, keys, { overUnknownKeys }) };
}
