/** A visit moves from processing to success or cancelled, and never back. */
import { and, eq } from 'drizzle-orm';
import type { Database } from '../db/open-database';
import { appointments } from '../db/schema';

/**
 * True when the visit has that status, now or before; false when it is unknown or has the other one.
 */
export async function setVisitStatus(
  db: Database,
  reference: string,
  to: 'success' | 'cancelled',
): Promise<boolean> {
  const changed = await db.transaction((tx) =>
    tx
      .update(appointments)
      .set({ status: to })
      .where(and(eq(appointments.reference, reference), eq(appointments.status, 'processing')))
      .returning({ id: appointments.id }),
  );
  if (changed.length > 0) return true;
  const [row] = await db.select().from(appointments).where(eq(appointments.reference, reference));
  return row?.status === to;
}
