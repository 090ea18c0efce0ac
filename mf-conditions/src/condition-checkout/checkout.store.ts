import type { ConditionPaymentBody } from '@shared/contracts/api';
import * as calls from '@shared/contracts/calls';
import { discountAmount, discounted } from '@shared/format';
import { CouponStore, PaymentStartStore } from '@shared/forms';
import { api, hasFeature, Resource } from '@shared/runtime';
import { makeAutoObservable } from 'mobx';
import { conditionById } from '../condition/condition-detail';
import { patientBody } from '../patient/patient-details';
import { customTitle, paymentDescription } from '../strings';
import type { CheckoutAddress } from './checkout-address';
import type { GuestDetails } from './guest-details.schema';
import { visitPrices, type VisitPrices } from './visit-prices';

/** One guest's purchase of a visit: what is bought, what it costs, and the payment that is being started. */
export class CheckoutStore {
  private readonly condition = new Resource(conditionById);
  private readonly prices = new Resource(visitPrices);
  readonly coupon: CouponStore;
  readonly payment = new PaymentStartStore();

  constructor(readonly visit: CheckoutAddress) {
    this.coupon = new CouponStore(async (code) => {
      const { discount } = await api.call(calls.conditionDiscount, {
        body: { code, condition_id: visit.id },
      });
      return discount;
    });
    if (!this.isCustom) this.condition.show(visit.id);
    makeAutoObservable<this, 'condition' | 'prices'>(
      this,
      { visit: false, condition: false, prices: false, coupon: false, payment: false },
      { autoBind: true },
    );
  }

  get status(): 'loading' | 'ready' | 'failed' | 'missing' {
    const { condition, prices } = this;
    if (condition.isMissing) return 'missing';
    if (condition.status === 'failed' || (prices.status === 'failed' && !prices.data)) return 'failed';
    return prices.data && (this.isCustom || condition.data) ? 'ready' : 'loading';
  }

  get isCustom(): boolean {
    return this.visit.id === 'custom';
  }

  get conditionTitle(): string {
    return this.condition.data?.title ?? '';
  }

  /** The condition's title, or `My Condition: …`. */
  get title(): string {
    return this.isCustom ? customTitle(this.visit.text) : this.conditionTitle;
  }

  get price(): VisitPrice | null {
    const { data: prices } = this.prices;
    return prices ? priceOfVisit(prices, this.visit.method, this.coupon.percent) : null;
  }

  /** Loads the condition's title and the prices; neither where the document knows that there is no condition. */
  async load(): Promise<void> {
    if (this.status === 'missing') return;
    const { visit, condition, prices } = this;
    await Promise.all([this.isCustom || condition.load(visit.id), prices.load()]);
  }

  /** The page is left. */
  stop(): void {
    this.condition.stop();
    this.prices.stop();
  }

  /** Starts the payment; returns the payment page's address, unchecked. Throws the API's error. */
  pay(details: GuestDetails, redirectUrl: string): Promise<unknown> {
    const body = this.paymentBody(details, redirectUrl);
    const params = { id: this.visit.id };
    return this.payment.start(
      async () => (await api.call(calls.payForCondition, { params, body })).authorization_url,
    );
  }

  /** Loads the prices again, after Pay answered that they have changed. */
  async refreshPrices(): Promise<void> {
    await this.prices.reload();
  }

  private paymentBody(details: GuestDetails, redirectUrl: string): ConditionPaymentBody {
    const { date, method, text } = this.visit;
    return {
      date,
      method,
      first_name: details.first_name,
      last_name: details.last_name,
      email: details.email,
      ...(hasFeature('guest-phone') && details.phone && { phone: details.phone }),
      ...patientBody(details),
      currency: 'NGN',
      redirect_url: redirectUrl,
      save_card: details.save_card,
      ...(hasFeature('quotes') && this.price && { seen_amount: this.price.total }),
      ...(hasFeature('privacy') && (details.consent || details.patient_consent) && { consent: true }),
      ...(this.coupon.hasDiscount && { couponcode: this.coupon.code }),
      description: paymentDescription(this.isCustom ? { words: text } : { title: this.conditionTitle }),
    };
  }
}

/** The lines of the summary, in naira. */
interface VisitPrice {
  price: number;
  discount: number;
  total: number;
}

/**
 * Video costs the video price; anything else is a message visit (R4.49). A percentage of 100 means no
 * discount.
 */
export function priceOfVisit(prices: VisitPrices, method: string, percent: number): VisitPrice {
  const price = method === 'video' ? prices.video : prices.message;
  return { price, discount: discountAmount(price, percent), total: discounted(price, percent) };
}
