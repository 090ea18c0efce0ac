import { and, eq, gt, inArray, sql } from 'drizzle-orm';
import type { Database } from '../db/database';
import { auditEvents } from '../db/schema';
import { recordRead, type ReadEntry } from './read-audited';

/**
 * Writes reads of records of one kind into the audit trail: once an hour for one of the staff, because what stays open
 * is read again at each change.
 */
export async function recordHourlyReads(
  tx: Database,
  staffId: number,
  what: ReadEntry['what'],
  entries: { subjectId: number | null; record: string }[],
): Promise<void> {
  const known = await tx
    .select({ record: auditEvents.record })
    .from(auditEvents)
    .where(
      and(
        gt(auditEvents.at, sql`now() - interval '1 hour'`),
        eq(auditEvents.actorKind, 'staff'),
        eq(auditEvents.actorId, staffId),
        eq(auditEvents.action, 'read'),
        eq(auditEvents.what, what),
        inArray(
          auditEvents.record,
          entries.map(({ record }) => record),
        ),
      ),
    );
  const written = new Set(known.map(({ record }) => record));
  await recordRead(
    tx,
    entries.filter(({ record }) => !written.has(record)).map((entry) => ({ what, ...entry })),
  );
}
