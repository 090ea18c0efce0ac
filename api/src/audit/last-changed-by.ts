import { and, desc, eq } from 'drizzle-orm';
import type { AccessEntry } from '@ilera/contracts/api';
import type { Database } from '../db/database';
import { auditEvents, staff } from '../db/schema';

/** The staff member who last changed a record, according to the audit trail. */
export async function lastChangedBy(tx: Database, what: AccessEntry['what'], record: string) {
  const [last] = await tx
    .select({ id: staff.id, name: staff.name })
    .from(auditEvents)
    .innerJoin(staff, eq(staff.id, auditEvents.actorId))
    .where(
      and(
        eq(auditEvents.what, what),
        eq(auditEvents.action, 'changed'),
        eq(auditEvents.actorKind, 'staff'),
        eq(auditEvents.record, record),
      ),
    )
    .orderBy(desc(auditEvents.id))
    .limit(1);
  return last;
}
