/** Tells members once that the plan which covered them has ended and no next one follows (R4.81). */
import { and, asc, eq, gt, isNotNull, isNull, lte, notExists, notInArray, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { members, placeNotices, plans, subscriptions, users } from '../db/schema';
import { enqueueMail } from '../mail/enqueue-mail';
import { coverEndedMail } from '../mail/place-mails';
import type { Services } from '../services';
import { membersWithoutPlace } from './seats';

/** What is over for longer than this was told by an earlier round, or is no news. */
const lookBackMs = 7 * 86_400_000;

/** In place of days before the beginning of a period: the period has ended. */
const ended = -1;

export async function tellOfEnd(services: Services): Promise<void> {
  const periods = await endedPeriods(services);
  for (const { subscription, plan, owner } of periods)
    await services.db.transaction(async (tx) => {
      const uncovered = await membersWithoutPlace(tx, owner.id, { ...subscription, plan });
      const covered = await tx
        .select({ member: members, person: users })
        .from(members)
        .innerJoin(users, eq(users.id, members.userId))
        .where(
          and(
            eq(members.ownerId, owner.id),
            isNull(members.endedAt),
            notInArray(
              members.id,
              uncovered.map(({ id }) => id),
            ),
          ),
        );
      for (const { member, person } of covered) {
        const noted = await tx
          .insert(placeNotices)
          .values({
            subscriptionId: subscription.id,
            memberId: member.id,
            days: ended,
            createdAt: services.now(),
          })
          .onConflictDoNothing()
          .returning();
        if (noted.length > 0)
          await enqueueMail(tx, coverEndedMail(services.config, person, owner, plan.name));
      }
    });
  if (periods.length > 0) services.mailWaiting();
}

/** Periods that have just ended, with members, and with no later period of their payer. */
async function endedPeriods({ db, now }: Services) {
  const later = alias(subscriptions, 'later');
  const active = and(
    eq(members.ownerId, subscriptions.userId),
    isNotNull(members.userId),
    isNull(members.endedAt),
  );
  return db
    .select({ subscription: subscriptions, plan: plans, owner: users })
    .from(subscriptions)
    .innerJoin(plans, eq(plans.id, subscriptions.planId))
    .innerJoin(users, eq(users.id, subscriptions.userId))
    .where(
      and(
        lte(subscriptions.expiresAt, now()),
        gt(subscriptions.expiresAt, new Date(now().getTime() - lookBackMs)),
        gt(subscriptions.expiresAt, subscriptions.startsAt),
        notExists(
          db
            .select({ one: sql`1` })
            .from(later)
            .where(and(eq(later.userId, subscriptions.userId), gt(later.expiresAt, subscriptions.expiresAt))),
        ),
        sql`exists (select 1 from ${members} where ${active})`,
      ),
    )
    .orderBy(asc(subscriptions.id));
}
