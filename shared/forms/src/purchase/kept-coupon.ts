import { hasDiscount } from '@ilera/format';
import { drafts, tabStorage } from '@ilera/runtime';
import { useEffect, useEffectEvent } from 'react';
import { useDraftOwner } from '../drafts/use-draft-owner';
import type { CouponStore } from './coupon.store';

/** The storage key has the owner's id in it, so that the next person in this tab does not get the code. */
const keyOf = (keptAs: string, owner: string | null): string => `coupon:${keptAs}:${owner}`;

/** Removes the kept code of a purchase, once it is paid. */
export const forgetCoupon = (keptAs: string): void => tabStorage.remove(keyOf(keptAs, drafts.ownerNow()));

/**
 * Applies the code that this tab keeps for a purchase, and forgets the code once the API rejects it.
 * @param keptAs names the purchase in the storage key
 * @param percentOf requests a code's percentage
 * @returns what keeps a code, or forgets it where the code is empty
 */
export function useKeptCoupon(
  coupon: CouponStore,
  keptAs: string,
  percentOf: (code: string) => Promise<number>,
): (code: string) => void {
  const owner = useDraftOwner();
  const key = keyOf(keptAs, owner);
  const { failure } = coupon;
  const keep = (code: string) => (code ? tabStorage.set(key, code) : tabStorage.remove(key));

  const applyKept = useEffectEvent(async () => {
    const code = tabStorage.get(key);
    if (!code || coupon.code) return;
    // A stored code may be used up by now; the price is then shown without it, and without an error.
    const percent = await coupon.apply(code, percentOf).catch(() => undefined);
    if (percent === undefined || !hasDiscount(percent)) tabStorage.remove(key);
  });
  useEffect(() => {
    if (owner !== null) void applyKept();
  }, [owner]);
  useEffect(() => {
    if (failure) tabStorage.remove(key);
  }, [failure, key]);
  return keep;
}
