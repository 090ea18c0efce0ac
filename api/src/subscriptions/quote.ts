/** The price and cover of a plan purchase, line by line, given what the person has paid already (R4.76). */
import { eq, sql } from 'drizzle-orm';
import type { CoverStart, PlanQuoteBodySchema } from '@ilera/contracts/api';
import type { Static } from 'typebox';
import { planMembers } from '@ilera/format';
import type { Database } from '../db/database';
import { plans } from '../db/schema';
import { fieldError } from '../common/response-error';
import { discountedBy, findDiscount } from '../coupons/coupons';
import { periodEnd } from '../common/calendar';
import { minPaymentKobo, periodKobo } from '../prices/price';
import { allowedStarts, anchorDayOf, endedBy, endOfCover, startOfRunningDay, unfinished } from './cover';
import { paidPeriods, seatsOfPeriod, type PaidPeriod } from './paid-periods';

/** The requested purchase. Without a start: now if no period runs, otherwise after the paid periods. */
type WantedCover = Static<typeof PlanQuoteBodySchema>;

/** Prices a purchase; throws field errors for the form. `lock` serialises the uses of a limited coupon. */
export async function quoteCover(
  db: Database,
  now: Date,
  userId: number,
  wanted: WantedCover,
  { lock = false } = {},
) {
  const [row] = await db
    .select({ plan: plans, seats: seatsOfPeriod(sql`${wanted.quantity}::int`) })
    .from(plans)
    .where(eq(plans.id, wanted.plan_id));
  if (!row) throw fieldError('plan_id', 'This plan is not sold any more. Choose another.');
  const { plan, seats } = row;
  // A plan without seats covers its owner alone.
  const quantity = Math.max(1, seats);
  if (quantity < plan.minEmployees)
    throw fieldError('quantity', `This plan starts at ${planMembers(plan.type, plan.minEmployees)}.`);
  const use = { scope: 'plan', planType: plan.type, userId } as const;
  const coupon = wanted.couponcode ? await findDiscount(db, now, wanted.couponcode, use, { lock }) : null;
  const priceKobo = periodKobo(plan, wanted.frequency) * quantity;
  const reducedKobo = discountedBy(priceKobo, coupon);

  const unfinishedPeriods = unfinished(await paidPeriods(db, userId, now), now);
  const allowed = allowedStarts(unfinishedPeriods, { planId: plan.id, quantity }, now);
  const replaceable = endedBy(unfinishedPeriods, now);
  const leftKobo = replaceable.reduce((sum, { creditKobo }) => sum + creditKobo, 0);
  const creditCoversPrice = unfinishedPeriods.length > 0 && reducedKobo - leftKobo < minPaymentKobo;
  const starts = creditCoversPrice ? allowed.filter((start) => start === 'end') : allowed;
  const start: CoverStart = wanted.start ?? starts[0] ?? 'end';
  if (!starts.includes(start))
    throw fieldError('start', refusedStart(unfinishedPeriods, start, allowed.includes('now')));
  const creditKobo = start === 'now' ? leftKobo : 0;
  const startsAt = start === 'now' ? now : endOfCover(unfinishedPeriods, now);
  const firstDay = start === 'now' ? startOfRunningDay(unfinishedPeriods, now) : startsAt;
  return {
    /** The time for which the quote holds. */
    now,
    plan,
    quantity,
    seats,
    /** Paid periods that are not over, earliest first. */
    unfinishedPeriods,
    /** Paid periods that this purchase ends; empty if the purchase follows them. */
    ends: start === 'now' ? replaceable : [],
    start,
    starts,
    /** Why a different plan may not start now; null otherwise. */
    notNow: allowed.includes('now') && creditCoversPrice ? worthMore : null,
    priceKobo,
    discountKobo: priceKobo - reducedKobo,
    creditKobo,
    totalKobo: reducedKobo - creditKobo,
    coupon,
    startsAt,
    expiresAt: periodEnd(
      firstDay,
      wanted.frequency,
      anchorDayOf(firstDay, start === 'now' ? [] : unfinishedPeriods),
    ),
  };
}

export type Quote = Awaited<ReturnType<typeof quoteCover>>;

const worthMore =
  'What is left of your plan is worth more than this one, so it can start when the paid period ends.';

function refusedStart(periods: PaidPeriod[], start: CoverStart, isChange: boolean): string {
  if (start === 'end' || periods.length === 0)
    return 'Nothing runs that this plan could follow. It starts at once.';
  if (isChange) return worthMore;
  return 'A paid period is not made smaller. This plan can start when the paid period ends.';
}
