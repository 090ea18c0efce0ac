/** Tells members once that the plan which covered them has ended and no next one follows (R4.81). */
import { and, asc, eq, gt, lte, notExists, notInArray, sql } from 'drizzle-orm';
import type { Database } from '../db/database';
import { members, placeNotices, subscriptions, users } from '../db/schema';
import { enqueueMail } from '../mail/enqueue-mail';
import { coverEndedMail } from '../mail/seat-mails';
import type { Services } from '../services';
import { lockPeople } from '../sessions/lock-person';
import { isLastPeriod, selectPeriods } from '../subscriptions/paid-periods';
import { givenUpPlan } from './given-up-plan';
import { isMemberOf, membersWithoutSeat } from './seats';

/** What is over for longer than this was told by an earlier round, or is no news. */
const lookBackMs = 7 * 86_400_000;

/** In place of days before the beginning of a period: the period has ended. */
const ended = -1;

export async function tellOfEnd(services: Services): Promise<void> {
  const periods = await endedPeriods(services.db, services.now());
  for (const { subscription, plan, payer } of periods)
    await services.db.transaction(async (tx) => {
      const uncovered = await membersWithoutSeat(tx, payer.id, { ...subscription, plan });
      const ids = uncovered.map(({ id }) => id);
      const rows = await untold(tx, payer.id, subscription.id, ids);
      const people = await lockPeople(tx, payer.id, ...rows.map(({ person }) => person.id));
      // Somebody may have paid while this waited.
      if ((await endedPeriods(tx, services.now(), subscription.id)).length === 0) return;
      for (const { member, person } of rows) {
        if (!people.some(({ id }) => id === person.id)) continue;
        const notice = { subscriptionId: subscription.id, memberId: member.id, days: ended };
        if (await noteOnce(tx, { ...notice, createdAt: services.now() }))
          await enqueueMail(
            tx,
            coverEndedMail(
              services.config,
              person,
              payer,
              plan.name,
              await givenUpPlan(tx, person.id, services.now()),
            ),
          );
      }
    });
}

/** Periods that have just ended, with members, and with no later period of their payer. */
async function endedPeriods(db: Database, now: Date, only?: number) {
  return selectPeriods(db)
    .where(
      and(
        only === undefined ? undefined : eq(subscriptions.id, only),
        lte(subscriptions.expiresAt, now),
        gt(subscriptions.expiresAt, new Date(now.getTime() - lookBackMs)),
        gt(subscriptions.expiresAt, subscriptions.startsAt),
        isLastPeriod(db),
        sql`exists (select 1 from ${members} where ${isMemberOf(subscriptions.userId)})`,
      ),
    )
    .orderBy(asc(subscriptions.id));
}

/** The members of a payer, without some, who have had no mail about the end of a period. */
async function untold(db: Database, payerId: number, subscriptionId: number, without: number[]) {
  const told = db
    .select({ one: sql`1` })
    .from(placeNotices)
    .where(
      and(
        eq(placeNotices.subscriptionId, subscriptionId),
        eq(placeNotices.memberId, members.id),
        eq(placeNotices.days, ended),
      ),
    );
  return db
    .select({ member: members, person: users })
    .from(members)
    .innerJoin(users, eq(users.id, members.userId))
    .where(and(isMemberOf(payerId), notInArray(members.id, without), notExists(told)));
}

/** Notes a mail to a member about a period; false where that mail was sent before. */
export async function noteOnce(db: Database, notice: typeof placeNotices.$inferInsert): Promise<boolean> {
  return (await db.insert(placeNotices).values(notice).onConflictDoNothing().returning()).length > 0;
}
