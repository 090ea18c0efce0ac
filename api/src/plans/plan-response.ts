/** Plans and quotes in the contract's format. */
import type { Plan, PlanQuote } from '@ilera/contracts/api';
import type { plans } from '../db/schema';
import { toNaira } from '../prices/price';
import type { Quote } from '../subscriptions/quote';
import { fullName } from '../people/names';

export function toPlanResponse(plan: typeof plans.$inferSelect): Plan {
  return {
    id: plan.id,
    name: plan.name,
    type: plan.type,
    price: toNaira(plan.annualKobo),
    bi_price: toNaira(plan.biAnnualKobo),
    quarter_price: toNaira(plan.quarterKobo),
    min_employees: plan.minEmployees,
    conditions: JSON.stringify(plan.benefits),
    standout: plan.standout ? 1 : 0,
  };
}

export function toQuoteResponse(
  quote: Quote,
  withoutSeat: { member: Parameters<typeof fullName>[0] }[],
): PlanQuote {
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
    paid: quote.unfinishedPeriods.map((period) => {
      const ended = quote.ends.find(({ id }) => id === period.id);
      return {
        plan: period.plan.name,
        type: period.plan.type,
        people: period.quantity,
        starts_at: period.startsAt.toISOString(),
        expires_at: period.expiresAt.toISOString(),
        has_begun: period.startsAt <= quote.now,
        ended: ended ? { days: ended.creditedDays, credit: toNaira(ended.creditKobo) } : null,
      };
    }),
    without_place: withoutSeat.map(({ member }) => fullName(member)),
  };
}
