/** Coupons: made, limited, ended. */
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { fieldError, notFound } from '../../common/http-error';
import { conditions, coupons } from '../../db/schema';
import { mountCall } from '../../http/mount-call';
import { success } from '../../http/success';
import type { Services } from '../../services';
import { readDay } from '../day/read-day';
import { lockStaff } from '../staff/lock-staff';
import { listCoupons } from './list-coupons';

const dayMs = 86_400_000;

/** Mounts the calls. Each change answers with every coupon as it is then. */
export function couponRoutes(app: FastifyInstance, services: Services): void {
  const { db, now } = services;
  const list = () => listCoupons(db, now());

  mountCall(app, services, 'coupons', async () => success(await list()));

  mountCall(app, services, 'makeCoupon', async ({ body }) => {
    const { percent, scope, condition_id, plan_type, last_day, max_uses } = body;
    if (scope === 'condition' ? plan_type !== null : condition_id !== null)
      throw fieldError('scope', 'A coupon is for visits or for plans.');
    const expiresAt = endOf(last_day);
    if (expiresAt && expiresAt <= now()) throw fieldError('last_day', 'This day is over.');
    await db.transaction(async (tx) => {
      await lockStaff(tx);
      if (condition_id !== null && (await tx.$count(conditions, eq(conditions.id, condition_id))) === 0)
        throw fieldError('condition_id', 'Choose a condition.');
      const made = await tx
        .insert(coupons)
        .values({
          code: body.code.toUpperCase(),
          percent,
          scope,
          conditionId: condition_id,
          planType: plan_type,
          expiresAt,
          maxUses: max_uses,
        })
        .onConflictDoNothing()
        .returning();
      if (made.length === 0) throw fieldError('code', 'There is a coupon with this code already.');
    });
    return success(await list());
  });

  mountCall(app, services, 'changeCoupon', async ({ params, body: { last_day, max_uses } }) => {
    const expiresAt = last_day === 'now' ? now() : endOf(last_day);
    await db.transaction(async (tx) => {
      await lockStaff(tx);
      const changed = await tx
        .update(coupons)
        .set({ expiresAt, maxUses: max_uses })
        .where(eq(coupons.id, params.id))
        .returning();
      if (changed.length === 0) throw notFound('This coupon');
    });
    return success(await list());
  });
}

/** When a day ends in Lagos, which is an hour ahead of UTC all year. */
function endOf(lastDay: string | null): Date | null {
  if (lastDay === null) return null;
  const { year, month, day } = readDay(lastDay, 'last_day');
  return new Date(Date.UTC(year, month, day) + dayMs - dayMs / 24);
}
