/** Checks coupons: expiry, number of uses, and scope. */
import { koboOff } from '@ilera/format';
import { and, eq, ne, not, or, sql, type SQL } from 'drizzle-orm';
import { coupons, payments, type PaymentRow } from '../db/schema';
import { emailIs, type Database } from '../db/database';
import { fieldError, WrongCode } from '../common/response-error';
import { graceMs, isPayable } from '../payments/attempt';
import { minPaymentKobo, naira } from '../prices/price';

export type CouponUse =
  | { scope: 'condition'; conditionId: number | null; slot?: Slot }
  /** Null if the discount call names no plan; the type is then checked at the subscription. */
  | { scope: 'plan'; planType: string | null; userId: number };

export interface CouponDiscount {
  id: number;
  percent: number;
}

const refused = (reason: string) => fieldError('couponcode', reason);

/** The discount of a code; throws why there is none, for the field. `lock` locks the coupon, see `lockCoupon`. */
export async function findDiscount(
  db: Database,
  now: Date,
  code: string,
  use: CouponUse,
  { lock = false } = {},
): Promise<CouponDiscount> {
  const isCoupon = eq(coupons.code, code.trim().toUpperCase());
  const [coupon] = lock ? await lockCoupon(db, isCoupon) : await db.select().from(coupons).where(isCoupon);
  if (!coupon || coupon.scope !== use.scope)
    throw new WrongCode('couponcode', 'This coupon code is not valid.');
  if (use.scope === 'condition' && coupon.conditionId !== null && coupon.conditionId !== use.conditionId)
    throw refused('This coupon is for another condition.');
  if (use.scope === 'plan' && use.planType && coupon.planType && coupon.planType !== use.planType)
    throw refused('This coupon is for another plan.');
  if (coupon.expiresAt && coupon.expiresAt <= now) throw refused('This coupon has expired.');
  if (coupon.maxUses !== null && (await countUses(db, now, coupon.id, ownAttempts(use))) >= coupon.maxUses)
    throw refused('This coupon has been used up.');
  return { id: coupon.id, percent: coupon.percent };
}

/** For a `where`: the buyer's unpaid attempts, which hold the use for this purchase. */
const ownAttempts = (use: CouponUse): SQL | undefined => {
  if (use.scope === 'condition') return use.slot && isAttemptAt(use.slot);
  return and(eq(payments.userId, use.userId), ne(payments.status, 'success'));
};

/** The price in kobo after an optional coupon. Throws 422 under the field if the provider cannot charge so little. */
export function discountedBy(kobo: number, coupon: CouponDiscount | null): number {
  const reduced = kobo - koboOff(kobo, coupon?.percent ?? 0);
  if (reduced < minPaymentKobo)
    throw refused(
      `This coupon leaves ${naira(reduced)}, and ${naira(minPaymentKobo)} is the least that can be paid.`,
    );
  return reduced;
}

/**
 * Locks a coupon until the transaction ends: nobody changes it, and the uses of a limited one come one after the other.
 * Buyers with a coupon without a limit do not wait for each other.
 */
async function lockCoupon(tx: Database, isCoupon: SQL) {
  const locked = await tx.select().from(coupons).where(isCoupon).for('share');
  for (const { id, maxUses } of locked)
    if (maxUses !== null) await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`coupon:${id}`}))`);
  return locked;
}

/**
 * Whether the coupon of a payment has a use left, with the open attempts of others counted; true without a coupon.
 * Locks the coupon, so that its last use is given once.
 */
export async function lockCouponUse(tx: Database, now: Date, payment: PaymentRow): Promise<boolean> {
  const { id, email, scheduledAt, couponId } = payment;
  if (couponId === null) return true;
  const [coupon] = await lockCoupon(tx, eq(coupons.id, couponId));
  if (!coupon || coupon.maxUses === null) return true;
  const uncounted = or(
    eq(payments.id, id),
    scheduledAt ? isAttemptAt({ email, at: scheduledAt }) : undefined,
  );
  return (await countUses(tx, now, couponId, uncounted)) < coupon.maxUses;
}

interface Slot {
  email: string;
  at: Date;
}

/** For a `where`: unpaid attempts at a guest's slot, which share one use. */
const isAttemptAt = ({ email, at }: Slot): SQL | undefined =>
  and(emailIs(payments.email, email), eq(payments.scheduledAt, at), ne(payments.status, 'success'));

/** Counts the uses by paid and open attempts. Cancelled and expired attempts return their use. */
export const countUses = (db: Database, now: Date, couponId: number, except?: SQL): Promise<number> =>
  db.$count(
    payments,
    and(
      eq(payments.couponId, couponId),
      except && not(except),
      or(eq(payments.status, 'success'), isPayable(new Date(now.getTime() - graceMs))),
    ),
  );
