/** Finds the open invitation of a person (R4.75). */
import { and, asc, eq, gt, isNotNull, isNull, notExists, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { fullName } from '../people/names';
import type { Database } from '../db/database';
import { members, users } from '../db/schema';
import { creditOf, unfinished } from '../subscriptions/cover';
import { currentPeriod, paidPeriods } from '../subscriptions/paid-periods';
import { isOnPlan } from '../people/plan-owner';
import { takeUpEnd } from './end-own-plan';
import { isMemberOf, joined } from '../subscriptions/seats';

const owner = alias(users, 'owner');

export const isOpen = (now: Date) =>
  and(
    isNull(members.userId),
    isNull(members.endedAt),
    or(isNull(members.expiresAt), gt(members.expiresAt, now)),
  );

/**
 * Finds the oldest open invitation to the person's proven address whose plan runs and has seats, preferably one with a
 * free seat. Null if there is none or the person is on a plan already.
 * @param only the id of the only invitation to consider
 */
export async function openInvitation(db: Database, userId: number, now: Date, only?: number) {
  const rows = await db
    .select({ invitation: members, owner })
    .from(users)
    .innerJoin(members, eq(sql`lower(${members.email})`, sql`lower(${users.email})`))
    .innerJoin(owner, eq(owner.id, members.ownerId))
    .where(
      and(
        eq(users.id, userId),
        isNotNull(users.emailProvenAt),
        notExists(db.select({ id: joined.id }).from(joined).where(isOnPlan(users.id, joined))),
        isOpen(now),
        only === undefined ? undefined : eq(members.id, only),
      ),
    )
    .orderBy(asc(members.id));
  let offer: { row: (typeof rows)[number]; plan: string } | undefined;
  for (const row of rows) {
    const cover = await currentPeriod(db, row.owner.id, now);
    if (!cover?.seats) continue;
    const hasSeat = (await db.$count(members, isMemberOf(row.owner.id))) < cover.seats;
    if (!offer || hasSeat) offer = { row, plan: cover.plan.name };
    if (hasSeat) break;
  }
  if (!offer) return null;
  const { row, plan } = offer;
  const ownPeriods = unfinished(await paidPeriods(db, userId, now), now);
  return {
    id: row.invitation.id,
    from: fullName(row.owner),
    plan,
    note: row.invitation.note,
    /** The person's own plan, which joining ends; until when it can be taken up again, and its refund. */
    own: ownPeriods[0]
      ? {
          plan: ownPeriods[0].plan.name,
          until: takeUpEnd(ownPeriods, now),
          refundKobo: ownPeriods.reduce((sum, period) => sum + creditOf(period, now), 0),
        }
      : null,
  };
}
