import { asc, desc, eq } from 'drizzle-orm';
import type { Coupon, Coupons } from '@shared/contracts/api';
import type { Database } from '../../db/database';
import { conditions, coupons } from '../../db/schema';
import { countUses } from '../../prices/coupons';

/** Every coupon with its uses, the newest first, and the conditions that one may be for. */
export async function listCoupons(db: Database, now: Date): Promise<Coupons> {
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
