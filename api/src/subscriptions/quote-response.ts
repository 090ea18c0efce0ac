/** Maps a quote to the response body of the contract. */
import type { PlanQuote } from '@shared/contracts/api';
import { toNaira } from '../common/naira';
import type { Quote } from './quote';

export function toQuoteResponse(
  quote: Quote,
  withoutPlace: { firstName: string; lastName: string }[],
): PlanQuote {
  const running = quote.paid[0];
  const last = quote.paid.at(-1);
  return {
    price: toNaira(quote.priceKobo),
    discount: toNaira(quote.discountKobo),
    credit: toNaira(quote.creditKobo),
    total: toNaira(quote.totalKobo),
    start: quote.start,
    starts: quote.starts,
    not_now: quote.notNow,
    starts_at: quote.startsAt.toISOString(),
    expires_at: quote.expiresAt.toISOString(),
    running:
      running && last
        ? {
            plan: running.plan.name,
            plan_id: running.planId,
            type: running.plan.type,
            people: running.quantity,
            paid_until: last.expiresAt.toISOString(),
          }
        : null,
    without_place: withoutPlace.map(({ firstName, lastName }) => `${firstName} ${lastName}`.trim()),
  };
}
