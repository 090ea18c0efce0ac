import { hasDiscount, noDiscount } from '@ilera/format';
import { fieldErrors } from '@ilera/runtime';
import { makeAutoObservable, runInAction } from 'mobx';

/** The coupon of one purchase. The applied code counts, not the text of the field (R4.83). */
export class CouponStore {
  /** Percent off; 100 means none (P9.3). */
  percent = noDiscount;
  /** The applied code; empty for none. */
  code = '';
  /** Why a payment was rejected for the code, which counts no longer; empty otherwise. */
  failure = '';
  applying = false;

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true });
  }

  get hasDiscount(): boolean {
    return hasDiscount(this.percent);
  }

  /**
   * Applies a code; returns its percentage, 100 when it takes nothing off. Throws the API's error.
   * @param percentOf requests a code's percentage
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

  /** Removes the applied code where the API rejects it, and shows why. Returns whether it did. */
  dropRefused(error: unknown): boolean {
    const why = this.hasDiscount && fieldErrors(error).couponcode;
    if (!why) return false;
    this.remove();
    this.failure = why;
    return true;
  }
}
