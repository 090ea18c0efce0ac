import type { CoverStart, PlanQuote, SubscribePlanBody } from '@shared/contracts/api';
import { clamp, type Frequency } from '@shared/format';
import { couponError, CouponStore, PaymentStartStore } from '@shared/forms';
import { hasFeature, HttpError } from '@shared/runtime';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { getPlan, knownPlan } from '../plans/get-plan.api';
import { listPlans } from '../plans/list-plans.api';
import { minimumOf, type PlanOffer } from '../plans/plan';
import { getPlanDiscount } from './get-plan-discount.api';
import { priceOfSubscription, type SubscriptionPrice } from './price-of-subscription';
import { QuoteStore } from './quote.store';
import { subscribePlan } from './subscribe-plan.api';
import type { Subscriber } from './subscriber.schema';

/** The calls of the checkout; a test passes its own. */
export interface CheckoutCalls {
  getPlan: typeof getPlan;
  listPlans: typeof listPlans;
  getPlanDiscount: typeof getPlanDiscount;
  subscribePlan: typeof subscribePlan;
}

const realCalls: CheckoutCalls = { getPlan, listPlans, getPlanDiscount, subscribePlan };
const mostPeople = 1000;

/** One subscription that is being bought: plan, frequency, people, coupon, payment. */
export class CheckoutStore {
  status: 'loading' | 'ready' | 'failed' | 'missing' = 'loading';
  plan: PlanOffer | null = null;
  /** Plans of the same type, the chosen one among them. */
  packages: PlanOffer[] = [];
  frequency: Frequency = 'quarter';
  people = 1;
  readonly coupon: CouponStore;
  readonly payment = new PaymentStartStore();
  /** The price against what is paid already; null where the site has no quotes. */
  readonly quotes: QuoteStore | null;

  /** @param wanted the quantity of the address; anything that is no number counts as 1 */
  constructor(
    private readonly planId: string,
    private readonly wanted: number,
    private readonly calls: CheckoutCalls = realCalls,
    frequency: Frequency = 'quarter',
    start?: CoverStart,
  ) {
    this.frequency = frequency;
    if (knownPlan(planId) === null) this.status = 'missing';
    this.quotes = hasFeature('quotes') ? new QuoteStore(start) : null;
    this.coupon = new CouponStore((code) =>
      calls.getPlanDiscount(code, this.quotes ? this.plan?.id : undefined),
    );
    makeAutoObservable<this, 'calls' | 'planId' | 'wanted'>(
      this,
      {
        plan: observableRef,
        packages: observableRef,
        quotes: false,
        coupon: false,
        payment: false,
        calls: false,
        planId: false,
        wanted: false,
      },
      { autoBind: true },
    );
  }

  get price(): SubscriptionPrice | null {
    return this.plan && priceOfSubscription(this.plan, this.frequency, this.people, this.coupon.percent);
  }

  /** The quote of exactly these choices; null while it is on its way, or where there are none. */
  get quote(): PlanQuote | null {
    return this.quotes?.status === 'ready' ? this.quotes.quote : null;
  }

  /** What Pay charges; null while that is not known. */
  get total(): number | null {
    if (!this.quotes) return this.price?.total ?? null;
    return this.quote?.total ?? null;
  }

  get minimum(): number {
    return this.plan ? minimumOf(this.plan) : 1;
  }

  /**
   * Loads the plan, then the others of its type; without these, the plan is the only choice. Makes no request for
   * what the document knows.
   */
  async load(): Promise<void> {
    const known = knownPlan(this.planId);
    if (known === null) return;
    this.status = 'loading';
    try {
      const plan = known ?? (await this.calls.getPlan(this.planId));
      runInAction(() => {
        this.status = plan ? 'ready' : 'missing';
        if (plan) this.start(plan);
      });
      if (plan) await this.loadPackages(plan);
    } catch (error) {
      runInAction(() => {
        const unknown = error instanceof HttpError && [400, 404, 422].includes(error.status);
        this.status = unknown ? 'missing' : 'failed';
      });
    }
  }

  /** Takes another package of the type, and raises the number of people to its minimum. */
  choosePackage(id: string): void {
    const plan = this.packages.find((offer) => String(offer.id) === id);
    if (!plan) return;
    this.plan = plan;
    this.countPeople(this.people);
  }

  chooseFrequency(frequency: Frequency): void {
    this.frequency = frequency;
  }

  countPeople(people: number): void {
    this.people = this.plan?.type === 'individual' ? 1 : clamp(people, this.minimum, mostPeople);
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
      this.coupon.hasDiscount && this.quotes.status === 'failed' && couponError(this.quotes.error);
    if (refused) this.coupon.remove(refused);
  }

  /** Starts the payment; returns the payment page's address, unchecked. Throws the API's error. */
  async pay(subscriber: Subscriber, phone: string, redirectUrl: string): Promise<unknown> {
    if (!this.plan) throw new Error('There is no plan to pay for');
    const body = this.body(this.plan, subscriber, phone, redirectUrl);
    return this.payment.start(() => this.calls.subscribePlan(body));
  }

  private start(plan: PlanOffer): void {
    this.plan = plan;
    this.packages = [plan];
    this.countPeople(Math.max(minimumOf(plan), this.wanted));
  }

  private async loadPackages(plan: PlanOffer): Promise<void> {
    const packages = await this.calls.listPlans(plan.type).catch(() => []);
    runInAction(() => {
      const listed = packages.some(({ id }) => String(id) === String(plan.id));
      this.packages = listed ? packages : [plan, ...packages];
    });
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
