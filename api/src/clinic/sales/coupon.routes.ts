/** Lets managers create, limit and end coupons. */
import { isDeepStrictEqual } from 'node:util';
import { eq, asc, desc } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Coupon, Coupons } from '@ilera/contracts/api';
import { checkUnchanged, fieldError, notFound } from '../../common/response-error';
import { conditions, coupons } from '../../db/schema';
import { mountCall, success } from '../../http/mount-call';
import type { Services } from '../../services';
import { boundsOf, readDay } from '../../common/calendar';
import { lockStaff } from '../../sessions/require-staff';
import type { Database } from '../../db/database';
import { countUses } from '../../coupons/coupons';

/** Each change responds with the updated list of coupons. */
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
      const wanted = {
        code: body.code.toUpperCase(),
        percent,
        scope,
        conditionId: condition_id,
        planType: plan_type,
        expiresAt,
        maxUses: max_uses,
      };
      const made = await tx.insert(coupons).values(wanted).onConflictDoNothing().returning();
      if (made.length > 0) return;
      const [before] = await tx.select().from(coupons).where(eq(coupons.code, wanted.code));
      // A repeat of a request whose response was lost.
      if (!before || !isDeepStrictEqual({ ...before, ...wanted }, before))
        throw fieldError('code', 'There is a coupon with this code already.');
    });
    return success(await list());
  });

  mountCall(app, services, 'changeCoupon', async ({ params, body: { last_day, max_uses, was } }) => {
    await db.transaction(async (tx) => {
      await lockStaff(tx);
      const isThis = eq(coupons.id, params.id);
      const [before] = await tx.select().from(coupons).where(isThis).for('update');
      if (!before) throw notFound('This coupon');
      const ended = before.expiresAt && before.expiresAt <= now() ? before.expiresAt : now();
      let { expiresAt } = before;
      if (last_day === 'now') expiresAt = ended;
      else if (last_day !== undefined) expiresAt = endOf(last_day);
      const limits = (end: Date | null, uses: number | null) => ({
        expires_at: end?.toISOString() ?? null,
        max_uses: uses,
      });
      const wanted = limits(expiresAt, max_uses);
      checkUnchanged(limits(before.expiresAt, before.maxUses), { was, wanted }, 'this coupon');
      await tx.update(coupons).set({ expiresAt, maxUses: max_uses }).where(isThis);
    });
    return success(await list());
  });
}

const endOf = (lastDay: string | null): Date | null =>
  lastDay === null ? null : boundsOf(readDay(lastDay, 'last_day')).until;

/** All coupons with their uses, newest first, and the conditions that a coupon can be limited to. */
async function listCoupons(db: Database, now: Date): Promise<Coupons> {
  const rows = await db
    .select({ coupon: coupons, condition: conditions.title })
    .from(coupons)
    .leftJoin(conditions, eq(conditions.id, coupons.conditionId))
    .orderBy(desc(coupons.id));
  const shown: Coupon[] = [];
  for (const { coupon, condition } of rows) {
    const uses = await countUses(db, now, coupon.id);
    const { id, code, percent, scope, planType, expiresAt, maxUses } = coupon;
    const isUsedUp = maxUses !== null && uses >= maxUses;
    shown.push({
      id,
      code,
      percent,
      scope,
      condition,
      plan_type: planType,
      expires_at: expiresAt?.toISOString() ?? null,
      max_uses: maxUses,
      uses,
      state: expiresAt && expiresAt <= now ? 'ended' : isUsedUp ? 'used-up' : 'open',
    });
  }
  const titles = { id: conditions.id, title: conditions.title };
  return {
    coupons: shown,
    conditions: await db.select(titles).from(conditions).orderBy(asc(conditions.title)),
  };
}
