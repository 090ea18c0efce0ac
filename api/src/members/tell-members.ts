/** Mails members, and the owner of their plan, about cover that the members lose, once each (R4.75, R4.76, R4.81). */
import { and, gt, lte, sql } from 'drizzle-orm';
import { dayMs } from '@ilera/format';
import type { Database } from '../db/database';
import { members, seatNotices, subscriptions } from '../db/schema';
import { fullName } from '../people/names';
import { enqueueMail } from '../mail/enqueue-mail';
import { coverEndedMail, noSeatForMail, noSeatMail } from '../mail/seat-mails';
import type { Services } from '../services';
import { forEachPeriod, isLastPeriod, seatsOfPeriod } from '../subscriptions/paid-periods';
import { givenUpPlan } from '../subscriptions/given-up-plan';
import { isCoveredByOwner, isMemberOf, seatsFor } from '../subscriptions/seats';

/** Days before a period begins at which members without a seat are warned; 0 is once the period runs. */
const warningDays = [0, 1, 7, 30];

/** The `days` of a notice that the period has ended. */
const endedNoticeDays = -1;

/** Warns members for whom a period has no seat. If several warnings are due, only the closest is sent. */
export const warnWithoutSeat = (services: Services): Promise<void> =>
  forEachPeriod(services, isTooSmall, async (tx, { subscription, plan, owner, seats }, now) => {
    const daysLeft = Math.max(0, Math.ceil((subscription.startsAt.getTime() - now.getTime()) / dayMs));
    const due = warningDays.find((days) => daysLeft <= days);
    if (due === undefined) return;
    const { without } = await seatsFor(tx, owner.id, seats);
    const membersToWarn = await noteOnce(tx, subscription.id, due, without, now);
    const cover = {
      plan: plan.name,
      seats,
      startsAt: subscription.startsAt,
      isRunning: due === 0,
    };
    for (const { person } of membersToWarn) {
      const isCovered = await isCoveredByOwner(tx, person.id, now);
      await enqueueMail(tx, noSeatMail(services.config, { ...person, isCovered }, owner, cover));
    }
    const people = membersToWarn.map(({ member }) => fullName(member));
    if (people.length > 0) await enqueueMail(tx, noSeatForMail(services.config, owner, { ...cover, people }));
  });

/** Tells members that the plan which covered them has ended and no other follows. */
export const tellOfEnd = (services: Services): Promise<void> =>
  forEachPeriod(services, hasEnded, async (tx, { subscription, plan, owner, seats }, now) => {
    const { seated } = await seatsFor(tx, owner.id, seats);
    for (const { person } of await noteOnce(tx, subscription.id, endedNoticeDays, seated, now)) {
      const ownPlan = await givenUpPlan(tx, person.id, now);
      await enqueueMail(tx, coverEndedMail(services.config, person, owner, plan.name, ownPlan));
    }
  });

/** Records a notice about a period for each member; returns the members who had not got that notice before. */
async function noteOnce<Recipient extends { member: { id: number } }>(
  tx: Database,
  subscriptionId: number,
  days: number,
  people: Recipient[],
  createdAt: Date,
): Promise<Recipient[]> {
  if (people.length === 0) return [];
  const noted = await tx
    .insert(seatNotices)
    .values(people.map(({ member }) => ({ subscriptionId, memberId: member.id, days, createdAt })))
    .onConflictDoNothing()
    .returning();
  return people.filter(({ member }) => noted.some(({ memberId }) => memberId === member.id));
}

/** For a `where`: periods that run or begin within 30 days, with fewer seats than the owner's plan has members. */
const isTooSmall = (_db: Database, now: Date) =>
  and(
    gt(subscriptions.expiresAt, now),
    gt(subscriptions.expiresAt, subscriptions.startsAt),
    lte(subscriptions.startsAt, new Date(now.getTime() + 30 * dayMs)),
    sql`(select count(*) from ${members} where ${isMemberOf(subscriptions.userId)}) > ${seatsOfPeriod()}`,
  );

/** Milliseconds after which an ended period is skipped, because an earlier round has told its members. */
const lookBackMs = 7 * dayMs;

/** For a `where`: periods with members that ended lately, whose owner has no later period. */
const hasEnded = (db: Database, now: Date) =>
  and(
    lte(subscriptions.expiresAt, now),
    gt(subscriptions.expiresAt, new Date(now.getTime() - lookBackMs)),
    gt(subscriptions.expiresAt, subscriptions.startsAt),
    isLastPeriod(db),
    sql`exists (select 1 from ${members} where ${isMemberOf(subscriptions.userId)})`,
  );
