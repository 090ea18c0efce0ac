/** Reminds people by mail 30, 7 and 1 days before their last paid period ends (R4.81). */
import { and, eq, gt, lte, notExists, sql } from 'drizzle-orm';
import { dayMs } from '@ilera/format';
import type { Database } from '../db/database';
import { planReminders, subscriptions } from '../db/schema';
import { enqueueMail } from '../mail/enqueue-mail';
import { reminderMail } from '../mail/member-mails';
import type { Services } from '../services';
import { forEachPeriod, isLastPeriod, selectPeriods } from './paid-periods';

/** Sends each due reminder once. If several are due for a person, sends only the closest. */
export const sendReminders = (services: Services): Promise<void> =>
  forEachPeriod(services, isEnding, async (tx, { subscription, plan, owner }, now) => {
    const { id: subscriptionId, quantity: people, frequency, expiresAt } = subscription;
    // Copies the values within the database, because a JavaScript `Date` is less precise.
    const storedValue = (value: unknown) =>
      sql`(select ${value} from ${subscriptions} where ${subscriptions.id} = ${subscriptionId})`;
    const reminder = { days: storedValue(dueStep(now)), endsAt: storedValue(subscriptions.expiresAt) };
    await tx.insert(planReminders).values({ subscriptionId, ...reminder, createdAt: now });
    const mail = reminderMail(services.config, owner, { plan, people, frequency, expiresAt });
    await enqueueMail(tx, mail, { subscription: subscriptionId, at: expiresAt.toISOString() });
  });

/** Whether a period still ends at a moment that lies ahead, and nothing follows on it. */
export async function isPlanEnding(
  db: Database,
  now: Date,
  { subscription, at }: { subscription: number; at: string },
): Promise<boolean> {
  const [period] = await selectPeriods(db).where(
    and(eq(subscriptions.id, subscription), gt(subscriptions.expiresAt, now), isLastPeriod(db)),
  );
  return period?.subscription.expiresAt.toISOString() === at;
}

/** For a `where`: periods that end within 30 days with none to follow, and whose due reminder was not sent. */
const isEnding = (db: Database, now: Date) =>
  and(
    lte(subscriptions.startsAt, now),
    gt(subscriptions.expiresAt, now),
    lte(subscriptions.expiresAt, new Date(now.getTime() + 30 * dayMs)),
    isLastPeriod(db),
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
  );

/** The closest due reminder, in days, of a subscription that ends within 30 days. */
function dueStep(now: Date) {
  const inDays = (days: number) => new Date(now.getTime() + days * dayMs);
  return sql<number>`case when ${lte(subscriptions.expiresAt, inDays(1))} then 1
    when ${lte(subscriptions.expiresAt, inDays(7))} then 7 else 30 end`;
}
