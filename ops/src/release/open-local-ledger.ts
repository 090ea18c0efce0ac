import { loadKeys } from '../keys/load-keys';
import type { Ledger } from '../ledger/ledger';
import { openLedger } from '../ledger/open-ledger';
import { openStore } from '../store/open-store';
import type { ReleaseStore } from '../store/release-store';
import { variablesOf } from './environments';

/**
 * A store and its ledger, with the keys of this machine.
 * @param environment its store and its list of keys; unset: those of `RELEASE_STORE` and `RELEASE_PUBLIC_KEYS`
 */
export async function openLocalLedger(
  checkout: string | undefined,
  overUnknownKeys: boolean,
  environment?: string,
): Promise<{ store: ReleaseStore; ledger: Ledger }> {
  const env = environment === undefined ? process.env : variablesOf(environment, process.env);
  const store = await openStore(checkout, env.RELEASE_STORE);
  return { store, ledger: openLedger(store, loadKeys(checkout, env), { overUnknownKeys }) };
}
