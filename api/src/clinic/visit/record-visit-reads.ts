import { and, eq, gt, inArray, sql } from 'drizzle-orm';
import { recordRead } from '../../audit/read-audited';
import type { Database } from '../../db/database';
import { auditEvents } from '../../db/schema';
import type { VisitFacts } from './select-visits';

/**
 * Writes a read of each visit into the audit trail: once an hour for one of the staff, because what stays open is
 * read again at each change.
 */
export async function recordVisitReads(tx: Database, staffId: number, visits: VisitFacts[]): Promise<void> {
  const references = visits.map(({ row }) => row.reference);
  const known = await tx
    .select({ record: auditEvents.record })
    .from(auditEvents)
    .where(
      and(
        gt(auditEvents.at, sql`now() - interval '1 hour'`),
        eq(auditEvents.actorKind, 'staff'),
        eq(auditEvents.actorId, staffId),
        eq(auditEvents.action, 'read'),
        eq(auditEvents.what, 'visit'),
        inArray(auditEvents.record, references),
      ),
    );
  const written = new Set(known.map(({ record }) => record));
  await recordRead(
    tx,
    visits
      .filter(({ row }) => !written.has(row.reference))
      .map(({ row }) => ({ what: 'visit', subjectId: row.userId, record: row.reference })),
  );
}
