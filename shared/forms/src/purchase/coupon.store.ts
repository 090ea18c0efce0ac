import { hasDiscount, noDiscount } from '@ilera/format';
import { drafts, fieldErrors, tabStorage } from '@ilera/runtime';
import { makeAutoObservable, runInAction } from 'mobx';
import { useEffect, useEffectEvent } from 'react';
import { useDraftOwner } from '../drafts/use-draft-owner';

/** The coupon of a purchase. The applied code counts, not the field's text (R4.83). */
export class CouponStore {
  /** Percent off; 100 means none (P9.3). */
  percent = noDiscount;
  /** The applied code; empty without one. */
  code = '';
  /** The reason why a payment was rejected for the code, which no longer counts; otherwise empty. */
  failure = '';
  applying = false;

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true });
  }

  get hasDiscount(): boolean {
    return hasDiscount(this.percent);
  }

  /**
   * Applies a code. Throws the API's error.
   * @param percentOf requests a code's percentage
   * @returns the percentage; 100 if the code takes nothing off
   */
  async apply(code: string, percentOf: (code: string) => Promise<number>): Promise<number> {
    this.applying = true;
    this.failure = '';
    try {
      const percent = await percentOf(code);
      runInAction(() => {
        const counts = hasDiscount(percent);
        this.percent = counts ? percent : noDiscount;
        this.code = counts ? code : '';
      });
      return percent;
    } finally {
      runInAction(() => {
        this.applying = false;
      });
    }
  }

  /** Removes the applied code. */
  remove(): void {
    this.percent = noDiscount;
    this.code = '';
    this.failure = '';
  }

  /** Removes the applied code if the API rejects it, and shows the reason. @returns whether it was removed */
  dropRefused(error: unknown): boolean {
    const why = this.hasDiscount && fieldErrors(error).couponcode;
    if (!why) return false;
    this.remove();
    this.failure = why;
    return true;
  }
}

/** The storage key contains the owner's id, so that the next person in this tab does not get the code. */
const keyOf = (keptAs: string, owner: string | null): string => `coupon:${keptAs}:${owner}`;

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

/** Removes the stored code of a paid purchase. */
export const forgetCoupon = (keptAs: string): void => tabStorage.remove(keyOf(keptAs, drafts.ownerNow()));
