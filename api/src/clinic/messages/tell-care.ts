import { and, eq, sql } from 'drizzle-orm';
import type { Config } from '../../config/read-config';
import type { Database } from '../../db/database';
import { staff, type appointments } from '../../db/schema';
import { bookedMail } from '../../mail/clinic-mails';
import { enqueueMail } from '../../mail/enqueue-mail';

/** Mails every care manager that a visit was booked, in the transaction that books it. */
export async function tellCare(
  tx: Database,
  config: Config,
  visit: Pick<typeof appointments.$inferSelect, 'reference' | 'scheduledAt' | 'method'>,
): Promise<void> {
  const managers = await tx
    .select({ email: staff.email, name: staff.name })
    .from(staff)
    .where(and(eq(staff.active, true), sql`'care' = any(${staff.roles})`));
  for (const person of managers) await enqueueMail(tx, bookedMail(config, person, visit));
}
