import type { ConditionPaymentBody } from '@shared/contracts/api';
import { hasDiscount, noDiscount } from '@shared/format';
import { hasFeature, HttpError } from '@shared/runtime';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { getCondition } from '../condition/get-condition.api';
import { customTitle, paymentDescription } from '../strings';
import type { CheckoutAddress } from './checkout-address';
import { getDiscount } from './get-discount.api';
import type { VisitPrices } from './get-guest-prices.api';
import { getGuestPrices } from './get-guest-prices.api';
import type { GuestDetails } from './guest-details.schema';
import { payForCondition } from './pay-for-condition.api';
import type { VisitPrice } from './price-of-visit';
import { priceOfVisit } from './price-of-visit';

/** The calls of the checkout; a test passes its own. */
export interface CheckoutCalls {
  getCondition: typeof getCondition;
  getGuestPrices: typeof getGuestPrices;
  getDiscount: typeof getDiscount;
  payForCondition: typeof payForCondition;
}

const realCalls: CheckoutCalls = { getCondition, getGuestPrices, getDiscount, payForCondition };

/** One guest's purchase of a visit: what is bought, what it costs, and the payment that is being started. */
export class CheckoutStore {
  status: 'loading' | 'ready' | 'failed' | 'missing' = 'loading';
  conditionTitle = '';
  prices: VisitPrices | null = null;
  /** The applied coupon; 100 means none (P9.3). */
  percent = noDiscount;
  appliedCode = '';
  /** Why Pay was refused for the code that counted until then (R4.83). */
  couponFailure = '';
  applying = false;
  paying = false;

  constructor(
    readonly visit: CheckoutAddress,
    private readonly calls: CheckoutCalls = realCalls,
  ) {
    makeAutoObservable<this, 'calls'>(
      this,
      { prices: observableRef, visit: false, calls: false },
      { autoBind: true },
    );
  }

  get isCustom(): boolean {
    return this.visit.id === 'custom';
  }

  /** The condition's title, or `My Condition: …`. */
  get title(): string {
    return this.isCustom ? customTitle(this.visit.text) : this.conditionTitle;
  }

  get price(): VisitPrice | null {
    return this.prices && priceOfVisit(this.prices, this.visit.method, this.percent);
  }

  get hasDiscount(): boolean {
    return hasDiscount(this.percent);
  }

  /** Loads the condition's title and the prices. */
  async load(): Promise<void> {
    this.status = 'loading';
    try {
      const [condition, prices] = await Promise.all([
        this.isCustom ? null : this.calls.getCondition(this.visit.id),
        this.calls.getGuestPrices(),
      ]);
      runInAction(() => {
        this.conditionTitle = condition?.title ?? '';
        this.prices = prices;
        this.status = 'ready';
      });
    } catch (error) {
      runInAction(() => {
        const unknown = error instanceof HttpError && [400, 404, 422].includes(error.status);
        this.status = unknown ? 'missing' : 'failed';
      });
    }
  }

  /** Applies a coupon; answers the percentage, 100 when the code takes nothing off. Throws what the API refused with. */
  async applyCoupon(code: string): Promise<number> {
    this.applying = true;
    this.couponFailure = '';
    try {
      const percent = await this.calls.getDiscount(code, this.visit.id);
      runInAction(() => {
        const counts = hasDiscount(percent);
        this.percent = counts ? percent : noDiscount;
        this.appliedCode = counts ? code : '';
      });
      return percent;
    } finally {
      runInAction(() => {
        this.applying = false;
      });
    }
  }

  /** Gives the applied code up; `why` says that Pay was refused for it. */
  removeCoupon(why = ''): void {
    this.percent = noDiscount;
    this.appliedCode = '';
    this.couponFailure = why;
  }

  /**
   * Starts the payment; answers the payment page's address, unchecked. Stays busy until `release`, because the browser
   * is about to leave and a second press must not pay again. Throws what the API refused with.
   */
  async pay(details: GuestDetails, redirectUrl: string): Promise<unknown> {
    this.paying = true;
    try {
      return await this.calls.payForCondition(this.visit.id, this.paymentBody(details, redirectUrl));
    } catch (error) {
      this.release();
      throw error;
    }
  }

  /** Reads the prices anew: Pay said that they have changed. */
  async refreshPrices(): Promise<void> {
    const prices = await this.calls.getGuestPrices().catch(() => null);
    runInAction(() => {
      if (prices) this.prices = prices;
    });
  }

  /** The form is live again: the payment could not be started, or the person came back from the payment page. */
  release(): void {
    this.paying = false;
  }

  private paymentBody(details: GuestDetails, redirectUrl: string): ConditionPaymentBody {
    const { date, method, text } = this.visit;
    return {
      date,
      method,
      first_name: details.first_name,
      last_name: details.last_name,
      email: details.email,
      currency: 'NGN',
      redirect_url: redirectUrl,
      save_card: details.save_card,
      ...(hasFeature('quotes') && this.price && { seen_amount: this.price.total }),
      ...(this.hasDiscount && { couponcode: this.appliedCode }),
      description: paymentDescription(this.isCustom ? { words: text } : { title: this.conditionTitle }),
    };
  }
}
