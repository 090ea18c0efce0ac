import type { CoverStart, PlanQuote, SubscribePlanBody } from '@shared/contracts/api';
import * as calls from '@shared/contracts/calls';
import { clamp, discountAmount, discounted, type Frequency } from '@shared/format';
import { CouponStore, PaymentStartStore } from '@shared/forms';
import { api, fieldErrors, hasFeature, Resource } from '@shared/runtime';
import { makeAutoObservable } from 'mobx';
import { minimumOf, planById, type PlanOffer, plansOfType } from '../plans/plan';
import { QuoteStore } from './quote.store';
import type { Subscriber } from './subscriber.schema';

const mostPeople = 1000;

/** One subscription that is being bought: plan, frequency, people, coupon, payment. */
export class CheckoutStore {
  readonly offer = new Resource(planById);
  private readonly ofSameType = new Resource(plansOfType);
  frequency: Frequency;
  private chosenId = '';
  readonly coupon: CouponStore;
  readonly payment = new PaymentStartStore();
  /** The price against what is paid already; null where the site has no quotes. */
  readonly quotes: QuoteStore | null;

  /** @param wanted the quantity of the address; anything that is no number counts as 1 */
  constructor(
    private readonly planId: string,
    private wanted: number,
    frequency: Frequency = 'quarter',
    start?: CoverStart,
  ) {
    this.frequency = frequency;
    this.offer.show(planId);
    this.quotes = hasFeature('quotes') ? new QuoteStore(start) : null;
    this.coupon = new CouponStore((code) => this.percentOf(code));
    makeAutoObservable<this, 'ofSameType' | 'planId'>(
      this,
      { offer: false, ofSameType: false, quotes: false, coupon: false, payment: false, planId: false },
      { autoBind: true },
    );
  }

  /** The chosen package. */
  get plan(): PlanOffer | null {
    return this.packages.find(({ id }) => String(id) === this.chosenId) ?? this.offer.data ?? null;
  }

  /** Plans of the same type, that of the address among them; this one alone where the others do not arrive. */
  get packages(): PlanOffer[] {
    const { data: plan } = this.offer;
    const listed = this.ofSameType.data ?? [];
    if (!plan) return [];
    return listed.some(({ id }) => String(id) === String(plan.id)) ? listed : [plan, ...listed];
  }

  get people(): number {
    return this.plan?.type === 'individual' ? 1 : clamp(this.wanted, this.minimum, mostPeople);
  }

  get price(): SubscriptionPrice | null {
    return this.plan && priceOfSubscription(this.plan, this.frequency, this.people, this.coupon.percent);
  }

  /** The quote of exactly these choices; null while it is on its way, or where there are none. */
  get quote(): PlanQuote | null {
    return this.quotes?.loaded.status === 'ready' ? this.quotes.quote : null;
  }

  /** What Pay charges; null while that is not known. */
  get total(): number | null {
    if (!this.quotes) return this.price?.total ?? null;
    return this.quote?.total ?? null;
  }

  get minimum(): number {
    return this.plan ? minimumOf(this.plan) : 1;
  }

  /** Loads the plan, then the others of its type. */
  async load(): Promise<void> {
    await this.offer.load(this.planId);
    if (this.offer.data) await this.ofSameType.load(this.offer.data.type);
  }

  /** The page is left. */
  stop(): void {
    this.offer.stop();
    this.ofSameType.stop();
    this.quotes?.expire();
  }

  /** Takes another package of the type, and raises the number of people to its minimum. */
  choosePackage(id: string): void {
    this.wanted = this.people;
    this.chosenId = id;
    this.wanted = this.people;
  }

  chooseFrequency(frequency: Frequency): void {
    this.frequency = frequency;
  }

  countPeople(people: number): void {
    this.wanted = people;
    this.wanted = this.people;
  }

  /**
   * Loads the quote of the present choices; a coupon that the API rejects for them is dropped, with the
   * reason shown.
   */
  async loadQuote(): Promise<void> {
    if (!this.quotes || !this.plan) return;
    await this.quotes.load({
      plan_id: this.plan.id,
      frequency: this.frequency,
      quantity: this.people,
      ...(this.coupon.hasDiscount && { couponcode: this.coupon.code }),
    });
    const refused =
      this.coupon.hasDiscount &&
      this.quotes.loaded.status === 'failed' &&
      fieldErrors(this.quotes.loaded.failure).couponcode;
    if (refused) this.coupon.remove(refused);
  }

  /** Starts the payment; returns the payment page's address, unchecked. Throws the API's error. */
  async pay(subscriber: Subscriber, phone: string, redirectUrl: string): Promise<unknown> {
    if (!this.plan) throw new Error('There is no plan to pay for');
    const body = this.body(this.plan, subscriber, phone, redirectUrl);
    return this.payment.start(async () => (await api.call(calls.subscribePlan, { body })).authorization_url);
  }

  /** The API checks a code against the plan where it has quotes (R4.83). */
  private async percentOf(code: string): Promise<number> {
    const plan_id = this.quotes ? this.plan?.id : undefined;
    return (await api.call(calls.planDiscount, { body: { code, plan_id } })).discount;
  }

  private body(
    plan: PlanOffer,
    subscriber: Subscriber,
    phone: string,
    redirectUrl: string,
  ): SubscribePlanBody {
    return {
      first_name: subscriber.first_name,
      last_name: subscriber.last_name,
      phone_number: phone,
      redirect_url: redirectUrl,
      plan_id: plan.id,
      currency: 'NGN',
      save_card: subscriber.save_card,
      frequency: this.frequency,
      quantity: this.people,
      ...(this.quote && { seen_amount: this.quote.total, start: this.quote.start }),
      ...(this.coupon.hasDiscount && { couponcode: this.coupon.code }),
    };
  }
}

/** The lines of the checkout, in naira. */
interface SubscriptionPrice {
  price: number;
  discount: number;
  total: number;
}

/** Unit price of the frequency times the people, less the percentage; 100 means no discount (A4.1). */
export function priceOfSubscription(
  plan: PlanOffer,
  frequency: Frequency,
  people: number,
  percent: number,
): SubscriptionPrice {
  // Counted in kobo, because fractions of naira times many people would add up to rounding errors.
  const price = (Math.round(plan.prices[frequency] * 100) * people) / 100;
  return { price, discount: discountAmount(price, percent), total: discounted(price, percent) };
}
