import type { ConditionPaymentBody } from '@shared/contracts/api';
import { CouponStore, PaymentStartStore } from '@shared/forms';
import { hasFeature, HttpError } from '@shared/runtime';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { ConditionDetail } from '../condition/condition-detail';
import { getCondition, knownCondition } from '../condition/get-condition.api';
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
  readonly coupon: CouponStore;
  readonly payment = new PaymentStartStore();

  constructor(
    readonly visit: CheckoutAddress,
    private readonly calls: CheckoutCalls = realCalls,
  ) {
    this.coupon = new CouponStore((code) => calls.getDiscount(code, visit.id));
    this.showKnown();
    makeAutoObservable<this, 'calls'>(
      this,
      { prices: observableRef, visit: false, calls: false, coupon: false, payment: false },
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
    return this.prices && priceOfVisit(this.prices, this.visit.method, this.coupon.percent);
  }

  /** Loads the condition's title and the prices; neither where the document knows that there is no condition. */
  async load(): Promise<void> {
    const known = this.showKnown();
    if (this.status === 'missing') return;
    this.status = 'loading';
    try {
      const [condition, prices] = await Promise.all([
        this.isCustom ? null : (known ?? this.calls.getCondition(this.visit.id)),
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

  /** Shows the title that the document was prerendered with, or that there is no such condition. */
  private showKnown(): ConditionDetail | null | undefined {
    const known = this.isCustom ? undefined : knownCondition(this.visit.id);
    this.conditionTitle = known?.title ?? '';
    if (known === null) this.status = 'missing';
    return known;
  }

  /** Starts the payment; returns the payment page's address, unchecked. Throws the API's error. */
  pay(details: GuestDetails, redirectUrl: string): Promise<unknown> {
    const body = this.paymentBody(details, redirectUrl);
    return this.payment.start(() => this.calls.payForCondition(this.visit.id, body));
  }

  /** Loads the prices again, after Pay answered that they have changed. */
  async refreshPrices(): Promise<void> {
    const prices = await this.calls.getGuestPrices().catch(() => null);
    runInAction(() => {
      if (prices) this.prices = prices;
    });
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
      ...(hasFeature('privacy') && details.consent && { consent: true }),
      ...(this.coupon.hasDiscount && { couponcode: this.coupon.code }),
      description: paymentDescription(this.isCustom ? { words: text } : { title: this.conditionTitle }),
    };
  }
}
