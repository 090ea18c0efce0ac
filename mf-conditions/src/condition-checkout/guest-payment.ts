import { pathTo, paths } from '@ilera/contracts';
import type { ConditionPaymentBody } from '@ilera/contracts/api';
import * as calls from '@ilera/contracts/calls';
import { bookingInstant, discounted, type DiscountedPrice } from '@ilera/format';
import { type CouponStore, paymentReference, withoutPayment } from '@ilera/forms';
import { api, clock, hasFeature } from '@ilera/runtime';
import { patientBody } from '../patient/patient-details';
import { paymentDescription } from '../strings';
import type { VisitPrices } from '../visit-prices';
import { keepMailOf } from './guest-draft';
import type { GuestDetails } from './guest-details.schema';

/**
 * What the checkout's address says: which visit is to be paid, and whether a payment page sent the person
 * back.
 */
export interface CheckoutAddress {
  id: string;
  date: string;
  method: string;
  /** The person's own words; only for the condition `custom`. */
  text: string;
  /** Of the payment that the person comes back from; empty before paying. */
  reference: string;
}

/** Reads the checkout's route parameter and query; `words` are those of a custom condition, else none. */
export function readCheckoutAddress(id: string, query: URLSearchParams, words = ''): CheckoutAddress {
  const value = (name: string) => query.get(name) ?? '';
  return {
    id,
    date: value('date'),
    method: value('method'),
    text: words,
    reference: paymentReference(query),
  };
}

/** The checkout's own path with its query, without what a payment page added. */
export function checkoutPath({ pathname, search }: { pathname: string; search: string }): string {
  const own = withoutPayment(new URLSearchParams(search));
  // The payment provider must not read it, and stores the return address.
  own.delete('text');
  return own.size > 0 ? `${pathname}?${own}` : pathname;
}

/** Address of the condition, where another day or method is chosen. */
export function conditionOf({ id, text }: CheckoutAddress): string {
  if (id === 'custom' && text.trim()) return pathTo.customCondition(text);
  return id ? pathTo.condition(id) : paths.conditions;
}

/** Whether the time of a visit has passed; false for a date that cannot be read: the API decides about it. */
export function isOver(date: string): boolean {
  const at = bookingInstant(date);
  return at !== null && at <= clock.now();
}

/**
 * Video costs the video price; anything else is a message visit (R4.49). A percentage of 100 means no
 * discount.
 */
export function priceOfVisit(prices: VisitPrices, method: string, percent: number): DiscountedPrice {
  return discounted(method === 'video' ? prices.video : prices.message, percent);
}

/** Requests the percentage of a code for a visit. */
export const percentFor =
  ({ id }: CheckoutAddress) =>
  async (code: string): Promise<number> =>
    (await api.call(calls.conditionDiscount, { body: { code, condition_id: id } })).discount;

/** What is paid for, by whom, and at which price. */
interface GuestPayment {
  visit: CheckoutAddress;
  /** The condition's; empty for one in the person's own words. */
  title: string;
  details: GuestDetails;
  price: DiscountedPrice;
  coupon: CouponStore;
  redirectUrl: string;
}

/** Asks for the payment of a visit, and keeps the address of its confirmation. */
export async function requestPayment({ visit, title, details, price, coupon, redirectUrl }: GuestPayment) {
  const { id, date, method, text } = visit;
  const body: ConditionPaymentBody = {
    date,
    // As it is priced and shown (R4.49).
    method: method === 'video' ? 'video' : 'message',
    first_name: details.first_name,
    last_name: details.last_name,
    email: details.email,
    ...(hasFeature('guest-phone') && details.phone && { phone: details.phone }),
    ...patientBody(details),
    currency: 'NGN',
    redirect_url: redirectUrl,
    save_card: details.save_card,
    ...(hasFeature('quotes') && { seen_amount: price.total }),
    ...(hasFeature('privacy') && (details.consent || details.patient_consent) && { consent: true }),
    ...(coupon.hasDiscount && { couponcode: coupon.code }),
    description: paymentDescription(id === 'custom' ? { words: text } : { title }),
  };
  const started = await api.call(calls.payForCondition, { params: { id }, body });
  keepMailOf(started.reference, details.email);
  return started;
}
