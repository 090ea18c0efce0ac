/**
 * Moves a guest's visits into the account of the address that paid, once that address is verified (R4.77).
 */
import { and, asc, eq, isNotNull, isNull, ne, sql } from 'drizzle-orm';
import type { Database } from '../db/open-database';
import { appointments, payments, users } from '../db/schema';

/** Moves the visits paid with an address into its verified account; without one they stay a guest's. */
export async function adoptVisits(db: Database, email: string): Promise<void> {
  const address = email.trim().toLowerCase();
  const [owner] = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(sql`lower(${users.email})`, address), isNotNull(users.emailVerifiedAt)));
  if (!owner) return;
  const visits = await db
    .select({ id: appointments.id, at: appointments.scheduledAt, description: appointments.description })
    .from(appointments)
    .innerJoin(payments, eq(payments.id, appointments.paymentId))
    .where(and(isNull(appointments.userId), eq(sql`lower(${payments.email})`, address)))
    .orderBy(asc(appointments.id));
  for (const visit of visits) {
    // The same booking may be in the account already.
    const inSlot = await db
      .select({ description: appointments.description })
      .from(appointments)
      .where(
        and(
          eq(appointments.userId, owner.id),
          eq(appointments.scheduledAt, visit.at),
          ne(appointments.status, 'cancelled'),
        ),
      );
    if (inSlot.some(({ description }) => description === visit.description)) continue;
    await db
      .update(appointments)
      .set({ userId: owner.id })
      .where(and(eq(appointments.id, visit.id), isNull(appointments.userId)));
  }
}
