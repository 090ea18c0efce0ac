/**
 * Warns members for whom a paid period has no place, and its payer: 30, 7 and 1 days before it begins, and once
 * it runs (R4.75, R4.76).
 */
import { and, asc, eq, gt, lte, sql } from 'drizzle-orm';
import type { Database } from '../db/database';
import { members, plans, subscriptions } from '../db/schema';
import { enqueueMail } from '../mail/enqueue-mail';
import { noPlaceForMail, noSeatMail } from '../mail/seat-mails';
import type { Services } from '../services';
import { lockPeople } from '../sessions/lock-person';
import { selectPeriods } from '../subscriptions/paid-periods';
import { noteOnce } from './tell-of-end';
import { coversOthers, isMemberOf, membersWithoutSeat } from './seats';
import { fullName } from '../common/reference';

const dayMs = 86_400_000;
const steps = [0, 1, 7, 30];

/** Sends each due mail once; where several are due for a member, only the closest one. */
export async function warnWithoutSeat(services: Services): Promise<void> {
  const now = services.now();
  const periods = await tooSmallPeriods(services.db, now);
  for (const { subscription, plan, payer } of periods) {
    const left = Math.max(0, Math.ceil((subscription.startsAt.getTime() - now.getTime()) / dayMs));
    const due = steps.find((days) => left <= days);
    if (due === undefined) continue;
    await services.db.transaction(async (tx) => {
      const without = await membersWithoutSeat(tx, payer.id, { ...subscription, plan });
      const people = await lockPeople(tx, payer.id, ...without.flatMap(({ userId }) => userId ?? []));
      if (!people.some(({ id }) => id === payer.id)) return;
      // Somebody may have paid while this waited.
      if ((await tooSmallPeriods(tx, now, subscription.id)).length === 0) return;
      const told: string[] = [];
      const cover = {
        plan: plan.name,
        places: coversOthers(plan) ? subscription.quantity : 0,
        startsAt: subscription.startsAt,
        runs: due === 0,
      };
      for (const member of without) {
        const person = people.find(({ id }) => id === member.userId);
        const notice = { subscriptionId: subscription.id, memberId: member.id, days: due, createdAt: now };
        if (!person || !(await noteOnce(tx, notice))) continue;
        told.push(fullName(member));
        await enqueueMail(tx, noSeatMail(services.config, person, payer, cover));
      }
      if (told.length > 0)
        await enqueueMail(tx, noPlaceForMail(services.config, payer, { ...cover, people: told }));
    });
  }
}

/** Periods that run, or begin within 30 days, and have fewer places than their payer's plan has members. */
async function tooSmallPeriods(db: Database, now: Date, only?: number) {
  const places = sql`case when ${plans.type} = 'individual' then 0 else ${subscriptions.quantity} end`;
  return selectPeriods(db)
    .where(
      and(
        only === undefined ? undefined : eq(subscriptions.id, only),
        gt(subscriptions.expiresAt, now),
        gt(subscriptions.expiresAt, subscriptions.startsAt),
        lte(subscriptions.startsAt, new Date(now.getTime() + 30 * dayMs)),
        sql`(select count(*) from ${members} where ${isMemberOf(subscriptions.userId)}) > ${places}`,
      ),
    )
    .orderBy(asc(subscriptions.id));
}
