/** Formats a person's record for the contract, with the counts of the account home. */
import { and, desc, eq, gt, lte, sql } from 'drizzle-orm';
import type { User } from '@ilera/contracts/api';
import { shownColumns, toVisitResponse } from '../visits/visit-response';
import { toNaira } from '../prices/price';
import { type Database, prepared } from '../db/database';
import { visits, cards, members, payments, plans, subscriptions, users } from '../db/schema';
import { signInFirst } from '../common/response-error';
import { totalOfAll } from '../http/paging';
import { enrolleeNumber } from '../mail/cover-in-words';
import { isOnPlan } from '../people/plan-owner';
import { lastEndedPlan, paidPeriods, seatsOfPeriod } from '../subscriptions/paid-periods';
import { toPlanResponse } from '../plans/plan-response';
import { givenUpPlan } from '../subscriptions/given-up-plan';
import { openInvitation } from '../members/open-invitation';
import { holdsSeat, joined, rankOfJoined } from '../subscriptions/seats';
import type { Services } from '../services';

/**
 * Reads a person's record. A beneficiary sees the plan that covers them, but neither its payment nor its people.
 */
export async function toUserResponse(services: Services, userId: number): Promise<User> {
  const { db } = services;
  const [[row], recentVisits] = await Promise.all([
    personQuery(db).execute({ id: userId, now: services.now().toISOString() }),
    visitsQuery(db).execute({ id: userId }),
  ]);
  if (!row) throw signInFirst();
  const { person } = row;
  const ownsPlan = row.employerId === null;
  const laterPeriods = ownsPlan && row.hasLaterPeriods ? await paidPeriods(db, userId, services.now()) : [];
  const invitation = ownsPlan && row.isInvited ? await openInvitation(db, userId, services.now()) : null;
  const givenUp = row.hasGivenUp ? await givenUpPlan(db, userId, services.now()) : null;
  const isCovered = ownsPlan || (row.cover !== null && row.rank <= row.seats);
  const plan = isCovered ? row.plan : null;
  const cover = isCovered ? row.cover : null;
  const last = ownsPlan && !plan ? await lastEndedPlan(db, userId, services.now()) : null;
  const card = ownsPlan ? row.card : null;
  const lastVisit = recentVisits[0]?.createdAt ?? null;
  const lastMember = ownsPlan ? row.lastMember : null;
  return {
    id: person.id,
    first_name: person.firstName,
    last_name: person.lastName,
    email: person.email,
    email_proven: person.emailProvenAt !== null,
    phone_prefix: person.phonePrefix,
    phone_number: person.phoneNumber,
    sex: person.sex,
    dob: person.dob,
    country_id: person.countryId,
    state_id: person.stateId,
    city: person.city,
    street: person.street,
    signup_method: person.signupMethod,
    plan: plan ? toPlanResponse(plan) : null,
    enrollee_number: plan ? enrolleeNumber(person.id, plan.id) : null,
    package_frequency: cover?.frequency ?? null,
    package_expiry_at: cover?.expiresAt.toISOString() ?? null,
    package_members: cover && ownsPlan ? cover.quantity : null,
    last_package: last && {
      plan: toPlanResponse(last.plan),
      people: last.quantity,
      frequency: last.frequency,
      ended_at: last.expiresAt.toISOString(),
    },
    next_packages: laterPeriods
      .filter(({ startsAt }) => startsAt > services.now())
      .map(({ plan: later, quantity, startsAt, expiresAt }) => ({
        plan: later.name,
        people: quantity,
        starts_at: startsAt.toISOString(),
        expires_at: expiresAt.toISOString(),
      })),
    invitation: invitation && {
      id: invitation.id,
      from: invitation.from,
      plan: invitation.plan,
      note: invitation.note,
      own_plan: invitation.own && {
        plan: invitation.own.plan,
        until: invitation.own.until.toISOString(),
        refund: toNaira(invitation.own.refundKobo),
      },
    },
    given_up_plan: givenUp && {
      plan: givenUp.plan,
      expires_at: givenUp.expiresAt.toISOString(),
      until: givenUp.until.toISOString(),
      refund: toNaira(givenUp.refundKobo),
    },
    card: card && {
      type: card.type,
      last_4digits: card.last4,
      expiry: card.expiry,
      payment_reference: row.cardPayment,
    },
    employer_id: row.employerId,
    free_visits_until: services.config.freeVisitsUntil?.toISOString() ?? null,
    appointments_count: recentVisits[0]?.total ?? 0,
    last_appointment: lastVisit ? { created_at: lastVisit.toISOString() } : null,
    employees_count: ownsPlan ? row.members : 0,
    last_employee: lastMember ? { created_at: lastMember.toISOString() } : null,
    recent_appointments: recentVisits.map(toVisitResponse),
  };
}

const ownId = sql.placeholder('id');

/**
 * Reads person, card and the payer's running subscription in one query, and tells whether rarer data exists, which
 * needs further queries.
 */
const personQuery = (db: Database) =>
  prepared(db, 'profile_person', (name) => {
    const cover = db
      .select()
      .from(subscriptions)
      .where(
        and(
          eq(subscriptions.userId, sql`coalesce(${joined.ownerId}, ${users.id})`),
          lte(subscriptions.startsAt, sql.placeholder('now')),
          gt(subscriptions.expiresAt, sql.placeholder('now')),
        ),
      )
      .limit(1)
      .as('cover');
    const ownMembers = sql`from ${members} where ${holdsSeat(users.id, sql.placeholder('now'))}`;
    return db
      .select({
        person: users,
        employerId: joined.ownerId,
        rank: rankOfJoined,
        seats: seatsOfPeriod(cover.quantity),
        card: { type: cards.type, last4: cards.last4, expiry: cards.expiry },
        plan: plans,
        cover: { frequency: cover.frequency, quantity: cover.quantity, expiresAt: cover.expiresAt },
        members: sql<number>`(select count(*) ${ownMembers})`.mapWith(Number),
        cardPayment: sql<string | null>`(select ${payments.reference} from ${payments}
          where ${payments.userId} = ${users.id} and ${payments.kind} = 'card' and ${payments.status} = 'success'
          order by ${payments.id} desc limit 1)`,
        hasLaterPeriods: sql<boolean>`exists (select from ${subscriptions}
          where ${subscriptions.userId} = ${users.id} and ${subscriptions.startsAt} > ${sql.placeholder('now')})`,
        hasGivenUp: sql<boolean>`exists (select from ${subscriptions}
          where ${subscriptions.userId} = ${users.id} and ${subscriptions.takeUpUntil} > ${sql.placeholder('now')})`,
        isInvited: sql<boolean>`exists (select from ${members} where lower(${members.email}) = lower(${users.email})
          and ${members.userId} is null and ${members.endedAt} is null)`,
        lastMember: sql<Date | null>`(select max(${members.createdAt}) ${ownMembers})`.mapWith(
          members.createdAt,
        ),
      })
      .from(users)
      .leftJoin(cards, eq(cards.userId, users.id))
      .leftJoin(joined, isOnPlan(users.id, joined))
      .leftJoinLateral(cover, sql`true`)
      .leftJoin(plans, eq(plans.id, cover.planId))
      .where(eq(users.id, ownId))
      .prepare(name);
  });

const visitsQuery = (db: Database) =>
  prepared(db, 'profile_visits', (name) =>
    db
      .select({ ...shownColumns, total: totalOfAll })
      .from(visits)
      .where(eq(visits.userId, ownId))
      .orderBy(desc(visits.createdAt), desc(visits.id))
      .limit(5)
      .prepare(name),
  );
