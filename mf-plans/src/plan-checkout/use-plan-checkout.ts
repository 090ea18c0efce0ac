import { paths, tabKeys } from '@ilera/contracts';
import type { CoverStart, SubscribePlanBody } from '@ilera/contracts/api';
import * as calls from '@ilera/contracts/calls';
import { discounted, timesPeople } from '@ilera/format';
import { useDraft, usePurchase, useYupForm } from '@ilera/forms';
import { api, fieldErrors, hasFeature, session, tabStorage, useLocation } from '@ilera/runtime';
import { useEffect, useState } from 'react';
import type { PlanOffer } from '../plans/plan';
import type { Subscriber } from './subscriber.schema';
import { useChoices } from './use-choices';
import { useQuote } from './use-quote';

/** The purchase of a plan: choices, price, form and payment. */
export type PlanCheckout = ReturnType<typeof usePlanCheckout>;

/**
 * Manages a plan purchase, for an observer. A changed choice keeps the typed text.
 * @param offer the plan with which the page opened
 * @param packages all plans of its type, including `offer`
 * @param pathId the plan in the path
 */
export function usePlanCheckout(offer: PlanOffer, packages: readonly PlanOffer[], pathId: string) {
  const { user } = session;
  const choices = useChoices(offer, packages, pathId);
  const { plan, frequency, people, start } = choices;
  /** The plan for which the person gave or omitted the confirmation that it ends a paid period. */
  const [confirmation, setConfirmation] = useState<{ planId: PlanOffer['id']; isGiven: boolean }>();
  /** Undefined until the person confirms, or presses Pay without confirming. */
  const isEndConfirmed = confirmation?.planId === plan.id ? confirmation.isGiven : undefined;
  const form = useYupForm<Subscriber>({
    schema: async () =>
      (await import(/* webpackChunkName: "schema.subscriber" */ './subscriber.schema')).subscriberSchema,
    defaultValues: { first_name: user?.first_name ?? '', last_name: user?.last_name ?? '', save_card: false },
  });
  const purchase = usePurchase(form);
  const { coupon } = purchase;
  const subscription = [plan.id, frequency, people].join(' ');
  const [failedSubscription, setFailedSubscription] = useState(subscription);
  if (failedSubscription !== subscription) {
    setFailedSubscription(subscription);
    purchase.setFailure('');
  }
  const chosen = {
    plan_id: plan.id,
    frequency,
    quantity: people,
    ...(coupon.hasDiscount && { couponcode: coupon.code }),
  };
  const quotes = useQuote({ ...chosen, ...(start && { start }) }, (error) => {
    // A plan that cannot start now may start later: the next request leaves the choice to the API.
    if (start && fieldErrors(error).start) choices.chooseStart(undefined);
    coupon.dropRefused(error);
  });
  const { quote } = quotes;
  const price = discounted(timesPeople(plan.prices[frequency], people), coupon.percent);
  /** The amount that Pay charges, in naira; undefined until the quote has loaded. */
  const total = hasFeature('quotes') ? quote?.total : price.total;
  const { pathname, search } = useLocation();
  // The draft lasts until the plan is paid, and survives a declined payment.
  useDraft(form, tabKeys.planCheckout, ['first_name', 'last_name', 'save_card']);

  useEffect(() => {
    // A profile that arrives later fills only unedited fields.
    for (const name of ['first_name', 'last_name'] as const) {
      if (user && !form.values[name] && !form.defaultValues[name]) form.setValue(name, user[name] ?? '');
    }
  }, [form, user]);

  const handlePay = async ({ first_name, last_name, save_card }: Subscriber) => {
    if (purchase.busy || total === undefined) return;
    if (quotes.endsRunning && !isEndConfirmed) return setConfirmation({ planId: plan.id, isGiven: false });
    const body: SubscribePlanBody = {
      first_name,
      last_name,
      phone_number: user?.phone_number ?? '',
      redirect_url: window.location.origin + paths.accountHome,
      currency: 'NGN',
      save_card,
      ...chosen,
      ...(quote && { seen_amount: quote.total, start: quote.start }),
    };
    const start = async () => {
      const payment = await api.call(calls.subscribePlan, { body });
      tabStorage.set(tabKeys.planCheckout, pathname + search);
      return payment;
    };
    await purchase.pay(start, (status) => {
      // The price or the current plan has changed since it was shown.
      if ([409, 422].includes(status)) quotes.reload();
    });
  };
  const handleStart = (next: CoverStart) => {
    choices.chooseStart(next);
    setConfirmation(undefined);
  };
  const handleConfirm = (isGiven: boolean) =>
    setConfirmation(isGiven ? { planId: plan.id, isGiven } : undefined);

  return {
    form,
    choices,
    quotes,
    price,
    total,
    purchase,
    isEndConfirmed,
    handleConfirm,
    handleStart,
    handlePay,
  };
}
