/** A person's record in the words of the contract, with the counts that the account home shows. */
import { count, desc, eq, max } from 'drizzle-orm';
import type { User } from '@shared/contracts/api';
import { showAppointment } from '../appointments/show-appointment';
import { appointments, cards, members, users } from '../db/schema';
import { signInFirst } from '../http/refusal';
import { currentSubscription } from '../plans/current-subscription';
import { showPlan } from '../plans/show-plan';
import type { Services } from '../services';

/** The record of one person. A beneficiary sees the plan that covers them, and nothing of its payment or its people. */
export async function showUser(services: Services, userId: number): Promise<User> {
  const { db } = services;
  const [person] = await db.select().from(users).where(eq(users.id, userId));
  if (!person) throw signInFirst();
  const ownsPlan = person.employerId === null;
  const [subscription, cardRows, visits, recent, people] = await Promise.all([
    currentSubscription(db, person.employerId ?? userId, services.now()),
    ownsPlan ? db.select().from(cards).where(eq(cards.userId, userId)) : [],
    db
      .select({ total: count(), last: max(appointments.createdAt) })
      .from(appointments)
      .where(eq(appointments.userId, userId)),
    db
      .select()
      .from(appointments)
      .where(eq(appointments.userId, userId))
      .orderBy(desc(appointments.createdAt), desc(appointments.id))
      .limit(5),
    ownsPlan
      ? db
          .select({ total: count(), last: max(members.createdAt) })
          .from(members)
          .where(eq(members.ownerId, userId))
      : [],
  ]);
  const card = cardRows[0];
  const lastVisit = visits[0]?.last ?? null;
  const lastMember = people[0]?.last ?? null;
  return {
    id: person.id,
    first_name: person.firstName,
    last_name: person.lastName,
    email: person.email,
    phone_prefix: person.phonePrefix,
    phone_number: person.phoneNumber,
    sex: person.sex,
    dob: person.dob,
    country_id: person.countryId,
    state_id: person.stateId,
    city: person.city,
    street: person.street,
    signup_method: person.signupMethod,
    plan: subscription ? showPlan(subscription.plan) : null,
    package_frequency: subscription?.frequency ?? null,
    package_expiry_at: subscription?.expiresAt.toISOString() ?? null,
    package_members: subscription && ownsPlan ? subscription.quantity : null,
    card: card ? { type: card.type, last_4digits: card.last4, expiry: card.expiry } : null,
    employer_id: person.employerId,
    appointments_count: visits[0]?.total ?? 0,
    last_appointment: lastVisit ? { created_at: lastVisit.toISOString() } : null,
    employees_count: people[0]?.total ?? 0,
    last_employee: lastMember ? { created_at: lastMember.toISOString() } : null,
    recent_appointments: recent.map(showAppointment),
  };
}
