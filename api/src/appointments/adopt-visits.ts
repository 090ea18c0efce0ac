/**
 * Moves a guest's visits into the account of the address that paid, once that address is verified (R4.77).
 */
import { and, asc, eq, isNotNull, isNull, ne, sql } from 'drizzle-orm';
import type { Database } from '../db/open-database';
import { appointments, payments, users } from '../db/schema';

/**
 * Moves the visits paid with an address into its verified account; without one they stay a guest's. A visit
 * at a time that the account has already stays a guest's too. Call it in a transaction: it locks the person's
 * row, as every booking does.
 */
export async function adoptVisits(tx: Database, email: string): Promise<void> {
  const address = email.trim().toLowerCase();
  const [owner] = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(sql`lower(${users.email})`, address), isNotNull(users.emailVerifiedAt)))
    .for('update');
  if (!owner) return;
  const visits = await tx
    .select({ id: appointments.id, at: appointments.scheduledAt, status: appointments.status })
    .from(appointments)
    .innerJoin(payments, eq(payments.id, appointments.paymentId))
    .where(and(isNull(appointments.userId), eq(sql`lower(${payments.email})`, address)))
    .orderBy(asc(appointments.id));
  for (const visit of visits) {
    if (visit.status !== 'cancelled' && (await isTaken(tx, owner.id, visit.at))) continue;
    await tx
      .update(appointments)
      .set({ userId: owner.id })
      .where(and(eq(appointments.id, visit.id), isNull(appointments.userId)));
  }
}

/** Does the person have a visit at this time? */
async function isTaken(tx: Database, userId: number, at: Date): Promise<boolean> {
  const [held] = await tx
    .select({ id: appointments.id })
    .from(appointments)
    .where(
      and(
        eq(appointments.userId, userId),
        eq(appointments.scheduledAt, at),
        ne(appointments.status, 'cancelled'),
      ),
    )
    .limit(1);
  return held !== undefined;
}
