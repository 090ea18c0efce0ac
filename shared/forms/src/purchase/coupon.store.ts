import { hasDiscount, noDiscount } from '@ilera/format';
import { fieldErrors } from '@ilera/runtime';
import { makeAutoObservable, runInAction } from 'mobx';

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
