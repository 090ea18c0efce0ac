import { useEffect } from 'react';
import type { PlanOffer } from '../plans/plan';
import type { CheckoutStore } from './checkout.store';

/** Milliseconds without a change before the quote is loaded, so that counting people up makes one request. */
const pauseMs = 250;

/** Keeps the quote in step with the choices. Does nothing where the site has no quotes. */
export function useQuote(store: CheckoutStore, plan: PlanOffer): void {
  const { quotes, frequency, people, coupon } = store;
  const start = quotes?.start;
  useEffect(() => {
    if (!quotes) return;
    quotes.expire();
    const timer = setTimeout(() => void store.loadQuote(), pauseMs);
    return () => clearTimeout(timer);
  }, [store, quotes, plan.id, frequency, people, coupon.code, start]);
}
