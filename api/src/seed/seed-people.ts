/** Demo people with the history that their screens show. Development and tests only. */
import { and, eq } from 'drizzle-orm';
import type { Frequency } from '@ilera/contracts/api';
import { createHashQueue } from '../accounts/hash-queue';
import type { Database } from '../db/database';
import {
  visits,
  cards,
  conditions,
  members,
  payments,
  plans,
  states,
  subscriptions,
  users,
} from '../db/schema';
import { attemptEnd } from '../payments/attempt';
import { dayMs, lagosToday } from '@ilera/format';
import { periodEnd } from '../common/calendar';
import { periodKobo } from '../prices/price';
import { issueReceipt } from '../receipts/issue-receipt';
import { newReference } from '../common/reference';
import { demoPassword, demoPeople, type DemoPerson } from './data/people';
import { countryId } from './seed-places';

const ago = (days: number): Date => new Date(Date.now() - days * dayMs);

/** Writes every demo person with history, payments, members and card. */
export async function seedPeople(db: Database): Promise<void> {
  const passwordHash = await createHashQueue().hash(demoPassword);
  const ids = new Map<string, number>();
  for (const person of demoPeople) ids.set(person.email, await insertPerson(db, person, passwordHash));
  const titles = await db.select({ id: conditions.id, title: conditions.title }).from(conditions);
  for (const person of demoPeople) {
    const id = ids.get(person.email) ?? 0;
    await insertVisits(db, id, person.visits, titles);
    await insertPlan(db, id, person);
    if (person.card)
      await db
        .insert(cards)
        .values({ userId: id, ...person.card, authorizationCode: 'AUTH_demo', updatedAt: ago(20) });
    for (const [index, member] of (person.members ?? []).entries())
      await db.insert(members).values({
        ownerId: id,
        userId: ids.get(member.email) ?? null,
        ...member,
        createdAt: ago(40 - index * 6),
      });
  }
}

async function insertPerson(db: Database, person: DemoPerson, passwordHash: string) {
  const ng = countryId('NG');
  const [state] = person.place
    ? await db
        .select()
        .from(states)
        .where(and(eq(states.countryId, ng), eq(states.name, person.place[0])))
    : [];
  const [row] = await db
    .insert(users)
    .values({
      firstName: person.firstName,
      lastName: person.lastName,
      email: person.email,
      passwordHash: person.google ? null : passwordHash,
      signupMethod: person.google ? 'google' : 'email',
      googleSubject: person.google ? `demo-${person.email}` : null,
      emailVerifiedAt: person.unverified ? null : ago(400),
      emailProvenAt: person.unverified ? null : ago(400),
      phonePrefix: person.phone ? '+234' : null,
      phoneNumber: person.phone ?? null,
      sex: person.sex ?? null,
      dob: person.dob ?? null,
      countryId: person.place ? ng : null,
      stateId: state?.id ?? null,
      city: person.place?.[1] ?? null,
      street: person.place?.[2] ?? null,
      createdAt: ago(420),
    })
    .returning({ id: users.id });
  if (!row) throw new Error(`${person.email} was not stored`);
  return row.id;
}

async function insertVisits(
  db: Database,
  userId: number,
  amount: number,
  titles: { id: number; title: string }[],
) {
  const past = ['success', 'success', 'cancelled', 'success'] as const;
  for (let index = 0; index < amount; index += 1) {
    const condition = titles[(userId * 5 + index * 3) % titles.length];
    if (!condition) return;
    // The newest visit is in the future.
    const isNewest = index === amount - 1;
    const createdAt = isNewest ? ago(1) : ago((amount - index) * 17 + userId);
    const scheduledAt = new Date(createdAt.getTime() + (isNewest ? 4 : 1) * dayMs);
    scheduledAt.setUTCHours(8 + (index % 8), (index % 4) * 15, 0, 0);
    await db.insert(visits).values({
      reference: newReference('APT'),
      userId,
      conditionId: condition.id,
      description: `Payment for ${condition.title} condition`,
      method: index % 2 === 0 ? 'video' : 'message',
      scheduledAt,
      status: isNewest ? 'processing' : (past[index % past.length] ?? 'success'),
      createdAt,
    });
  }
}

const periodDays: Record<Frequency, number> = { quarter: 91, 'bi-annual': 182, annual: 365 };

async function insertPlan(db: Database, userId: number, person: DemoPerson) {
  if (!person.plan) return;
  const { frequency, quantity, name } = person.plan;
  const [plan] = await db.select().from(plans).where(eq(plans.name, name));
  if (!plan) throw new Error(`There is no plan ${name}`);
  const earlier = person.earlierPayments ?? 0;
  for (let index = earlier; index >= 0; index -= 1) {
    const startsAt = ago(index * periodDays[frequency] + 30);
    const isCancelled = index > 0 && index % 4 === 0;
    const [payment] = await db
      .insert(payments)
      .values({
        reference: newReference('PAY', 16),
        kind: 'plan',
        status: isCancelled ? 'cancelled' : 'success',
        reason: isCancelled ? 'The card was declined.' : null,
        userId,
        firstName: person.firstName,
        lastName: person.lastName,
        email: person.email,
        description: plan.name,
        amountKobo: periodKobo(plan, frequency) * quantity,
        planId: plan.id,
        frequency,
        quantity,
        provider: 'sandbox',
        redirectUrl: '',
        fingerprint: `seed ${userId} ${index}`,
        createdAt: startsAt,
        expiresAt: attemptEnd(startsAt, null),
        settledAt: startsAt,
      })
      .returning();
    if (!payment || isCancelled) continue;
    await db.insert(subscriptions).values({
      userId,
      planId: plan.id,
      paymentId: payment.id,
      frequency,
      quantity,
      startsAt,
      anchorDay: lagosToday(startsAt).day,
      // A demo person's periods follow on each other without overlap.
      expiresAt: index === 0 ? periodEnd(startsAt, frequency) : ago((index - 1) * periodDays[frequency] + 30),
      createdAt: startsAt,
    });
    await issueReceipt(
      db,
      { now: () => startsAt, config: { vatBasisPoints: null, taxNumber: null } },
      payment,
    );
  }
}
