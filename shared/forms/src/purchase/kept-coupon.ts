import { hasDiscount } from '@ilera/format';
import { drafts, tabStorage } from '@ilera/runtime';
import { useEffect, useEffectEvent } from 'react';
import { useDraftOwner } from '../drafts/use-draft-owner';
import type { CouponStore } from './coupon.store';

/** The storage key contains the owner's id, so that the next person in this tab does not get the code. */
const keyOf = (keptAs: string, owner: string | null): string => `coupon:${keptAs}:${owner}`;

/** Removes the stored code of a paid purchase. */
export const forgetCoupon = (keptAs: string): void => tabStorage.remove(keyOf(keptAs, drafts.ownerNow()));

/**
 * Applies the code that this tab stores for a purchase, and removes the code if the API rejects it.
 * @param keptAs names the purchase in the storage key
 * @param percentOf requests a code's percentage
 * @returns stores a code, or removes it if empty
 */
export function useKeptCoupon(
  coupon: CouponStore,
  keptAs: string,
  percentOf: (code: string) => Promise<number>,
): (code: string) => void {
  const owner = useDraftOwner();
  const key = keyOf(keptAs, owner);
  const { failure } = coupon;
  const storeCode = (code: string) => (code ? tabStorage.set(key, code) : tabStorage.remove(key));

  const applyStored = useEffectEvent(async () => {
    const code = tabStorage.get(key);
    if (!code || coupon.code) return;
    // A stored code may be used up by now; the price then appears without it, and without an error.
    const percent = await coupon.apply(code, percentOf).catch(() => undefined);
    if (percent === undefined || !hasDiscount(percent)) tabStorage.remove(key);
  });
  useEffect(() => {
    if (owner !== null) void applyStored();
  }, [owner]);
  useEffect(() => {
    if (failure) tabStorage.remove(key);
  }, [failure, key]);
  return storeCode;
}
