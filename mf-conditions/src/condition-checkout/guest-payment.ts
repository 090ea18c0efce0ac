import { pathTo, paths } from '@ilera/contracts';
import type { ConditionPaymentBody } from '@ilera/contracts/api';
import * as calls from '@ilera/contracts/calls';
import { bookingInstant, discounted, type DiscountedPrice } from '@ilera/format';
import { type CouponStore, paymentReference, withoutPayment } from '@ilera/forms';
import { api, clock, drafts, hasFeature } from '@ilera/runtime';
import { patientBody, type Visit } from '../patient/patient-details';
import { paymentDescription } from '../strings';
import type { VisitPrices } from '../visit-prices';
import { guestDraft, keepMailOf } from './guest-draft';
import type { GuestDetails } from './guest-details.schema';

/** The visit to pay for, and the payment from which the guest returns, as the checkout's address states them. */
export interface CheckoutAddress extends Visit {
  /** The person's description; only for the condition `custom`. */
  text: string;
  /** Reference of the payment from which the guest returns; empty before paying. */
  reference: string;
}

/** Reads the checkout's route parameter and query; `text` is the description of a custom condition. */
export function readCheckoutAddress(id: string, query: URLSearchParams, text = ''): CheckoutAddress {
  const value = (name: string) => query.get(name) ?? '';
  return { id, date: value('date'), method: value('method'), text, reference: paymentReference(query) };
}

/** The checkout's path and query, without the parameters that a payment page added. */
export function checkoutPath({ pathname, search }: { pathname: string; search: string }): string {
  const query = withoutPayment(new URLSearchParams(search));
  // The payment provider stores the return address and must not read the description.
  query.delete('text');
  const remaining = String(query);
  return remaining ? `${pathname}?${remaining}` : pathname;
}

/** Address of the condition, to choose another day or method. */
export function conditionOf({ id, text }: CheckoutAddress): string {
  if (id === 'custom' && text.trim()) return pathTo.customCondition(text);
  return id ? pathTo.condition(id) : paths.conditions;
}

/** Whether the visit's time has passed; false for an unreadable date, which the API judges. */
export function isOver(date: string): boolean {
  const instant = bookingInstant(date);
  return instant !== null && instant <= clock.now();
}

/**
 * The price of a visit: video at the video price, any other method at the message price (R4.49). A percentage
 * of 100 means no discount.
 */
export function priceOfVisit(prices: VisitPrices, method: string, percent: number): DiscountedPrice {
  return discounted(method === 'video' ? prices.video : prices.message, percent);
}

/** Requests a coupon's percentage for a visit. An API with quotes refuses one that leaves too little to pay. */
export const percentFor =
  (visit: CheckoutAddress) =>
  async (code: string): Promise<number> => {
    const { email } = drafts.read(guestDraft) as { email?: string };
    const date = bookingInstant(visit.date) ? visit.date : undefined;
    const booking = hasFeature('quotes') && { method: methodOf(visit), date, email };
    return (await api.call(calls.conditionDiscount, { body: { code, condition_id: visit.id, ...booking } }))
      .discount;
  };

/** The method as priced and shown (R4.49). */
const methodOf = ({ method }: CheckoutAddress) => (method === 'video' ? 'video' : 'message');

/** A guest's payment: the visit, the payer and the price. */
interface GuestPayment {
  visit: CheckoutAddress;
  /** The condition's title; empty for a description. */
  title: string;
  details: GuestDetails;
  price: DiscountedPrice;
  coupon: CouponStore;
  redirectUrl: string;
}

/** Starts the payment of a visit, and keeps the mail address of its confirmation. */
export async function requestPayment({ visit, title, details, price, coupon, redirectUrl }: GuestPayment) {
  const { id, date, text } = visit;
  const body: ConditionPaymentBody = {
    date,
    method: methodOf(visit),
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
