import type { Keys } from '../keys/load-keys';
import type { ReleaseStore } from '../store/release-store';
import { Ledger, type LedgerOptions } from './ledger';

/** The ledger of a store, read and signed with these keys. */
export const openLedger = (
  store: ReleaseStore,
  { signer, trust }: Keys,
  options: LedgerOptions = {},
): Ledger => new Ledger(store, { ...(signer ? { signer } : {}), ...(trust ? { trust } : {}), ...options });
