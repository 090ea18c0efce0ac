/** Reminds people by mail 30, 7 and 1 days before everything that they have paid ends (R4.81). */
import { and, asc, eq, gt, lte, notExists, sql } from 'drizzle-orm';
import type { Database } from '../db/database';
import { planReminders, subscriptions } from '../db/schema';
import { enqueueMail } from '../mail/enqueue-mail';
import { reminderMail } from '../mail/member-mails';
import type { Services } from '../services';
import { lockPerson } from '../sessions/lock-person';
import { isLastPeriod, selectPeriods } from './paid-periods';

const dayMs = 86_400_000;
const steps = [1, 7, 30];

/** Subscriptions of one round; the next round takes the rest. */
const atOnce = 500;

/** Sends each due reminder once; where several are due for a person, only the closest one. */
export async function sendReminders(services: Services): Promise<void> {
  const { db } = services;
  const now = services.now();
  const ending = await endingPeriods(db, now).limit(atOnce);
  for (const { subscription, plan, payer } of ending) {
    const left = Math.ceil((subscription.expiresAt.getTime() - now.getTime()) / dayMs);
    const due = steps.find((days) => left <= days);
    if (due === undefined) continue;
    await db.transaction(async (tx) => {
      if (!(await lockPerson(tx, payer.id))) return;
      // The person may have renewed while this waited.
      if ((await endingPeriods(tx, now, subscription.id)).length === 0) return;
      const noted = await tx
        .insert(planReminders)
        .values({
          subscriptionId: subscription.id,
          days: due,
          // The database's own value, which is finer than a Date.
          endsAt: sql`(select expires_at from ${subscriptions} where id = ${subscription.id})`,
          createdAt: now,
        })
        .onConflictDoNothing()
        .returning();
      if (noted.length > 0)
        await enqueueMail(
          tx,
          reminderMail(services.config, payer, {
            plan,
            people: subscription.quantity,
            expiresAt: subscription.expiresAt,
          }),
        );
    });
  }
}

/** Periods that end within 30 days without a next one, and whose due reminder was not sent. */
function endingPeriods(db: Database, now: Date, only?: number) {
  return selectPeriods(db)
    .where(
      and(
        only === undefined ? undefined : eq(subscriptions.id, only),
        lte(subscriptions.startsAt, now),
        gt(subscriptions.expiresAt, now),
        lte(subscriptions.expiresAt, new Date(now.getTime() + 30 * dayMs)),
        isLastPeriod(db),
        // Those whose due reminder is sent would otherwise fill every round.
        notExists(
          db
            .select({ one: sql`1` })
            .from(planReminders)
            .where(
              and(
                eq(planReminders.subscriptionId, subscriptions.id),
                eq(planReminders.endsAt, subscriptions.expiresAt),
                eq(planReminders.days, dueStep(now)),
              ),
            ),
        ),
      ),
    )
    .orderBy(asc(subscriptions.expiresAt), asc(subscriptions.id));
}

/** The closest reminder, in days, that is due for a subscription which ends within 30 days. */
function dueStep(now: Date) {
  const inDays = (days: number) => new Date(now.getTime() + days * dayMs);
  return sql<number>`case when ${lte(subscriptions.expiresAt, inDays(1))} then 1
    when ${lte(subscriptions.expiresAt, inDays(7))} then 7 else 30 end`;
}
