/** Ends the cover of a refunded payment; periods that follow it move forward. */
import { and, asc, eq, gte } from 'drizzle-orm';
import type { Database } from '../db/open-database';
import { subscriptions, type PaymentRow } from '../db/schema';
import { lockCover } from './open-subscription';

/** Runs inside the settling transaction. */
export async function voidSubscription(tx: Database, now: Date, payment: PaymentRow): Promise<void> {
  if (!payment.userId) return;
  await lockCover(tx, payment.userId);
  const [ended] = await tx.select().from(subscriptions).where(eq(subscriptions.paymentId, payment.id));
  if (!ended || ended.expiresAt <= now || ended.expiresAt <= ended.startsAt) return;
  const end = ended.startsAt > now ? ended.startsAt : now;
  await tx.update(subscriptions).set({ expiresAt: end }).where(eq(subscriptions.id, ended.id));
  const gap = ended.expiresAt.getTime() - end.getTime();
  const later = await tx
    .select()
    .from(subscriptions)
    .where(and(eq(subscriptions.userId, payment.userId), gte(subscriptions.startsAt, ended.expiresAt)))
    .orderBy(asc(subscriptions.startsAt));
  for (const { id, startsAt, expiresAt } of later)
    await tx
      .update(subscriptions)
      .set({
        startsAt: new Date(startsAt.getTime() - gap),
        expiresAt: new Date(expiresAt.getTime() - gap),
      })
      .where(eq(subscriptions.id, id));
}
