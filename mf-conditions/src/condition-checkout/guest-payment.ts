import type { ConditionPaymentBody } from '@ilera/contracts/api';
import type { Answer } from '@ilera/contracts/calls';
import * as calls from '@ilera/contracts/calls';
import { discounted, type DiscountedPrice } from '@ilera/format';
import type { CouponStore } from '@ilera/forms';
import { api, hasFeature } from '@ilera/runtime';
import { patientBody } from '../patient/patient-details';
import { paymentDescription } from '../strings';
import type { VisitPrices } from '../visit-prices';
import type { CheckoutAddress } from './checkout-address';
import type { GuestDetails } from './guest-details.schema';

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

/** Asks for the payment of a visit. */
export function requestPayment(
  { id, date, method, text }: CheckoutAddress,
  conditionTitle: string,
  { phone, ...details }: GuestDetails,
  price: DiscountedPrice | undefined,
  coupon: CouponStore,
  redirectUrl: string,
): Promise<Answer<'payForCondition'>> {
  const body: ConditionPaymentBody = {
    date,
    method,
    first_name: details.first_name,
    last_name: details.last_name,
    email: details.email,
    ...(hasFeature('guest-phone') && phone && { phone }),
    ...patientBody(details),
    currency: 'NGN',
    redirect_url: redirectUrl,
    save_card: details.save_card,
    ...(hasFeature('quotes') && price && { seen_amount: price.total }),
    ...(hasFeature('privacy') && (details.consent || details.patient_consent) && { consent: true }),
    ...(coupon.hasDiscount && { couponcode: coupon.code }),
    description: paymentDescription(id === 'custom' ? { words: text } : { title: conditionTitle }),
  };
  return api.call(calls.payForCondition, { params: { id }, body });
}
