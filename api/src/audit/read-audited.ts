/** Reads medical and payment data, and records each read in the audit trail. */
import { and, eq, gt, inArray, sql } from 'drizzle-orm';
import type { Database } from '../db/database';
import type { AccessEntry } from '@ilera/contracts/api';
import { auditEvents } from '../db/schema';
import type { Services } from '../services';
import { currentContext } from '../context/request-context';

interface ReadEntry {
  what: AccessEntry['what'];
  /** The person whose data is read; null for a guest or several people. */
  subjectId: number | null;
  /** The reference of the record. */
  record?: string;
}

/** Writes entries for reads, or for a change that no trigger records, in the caller's transaction. */
export async function recordAccess(
  db: Database,
  entry: ReadEntry | ReadEntry[],
  action: 'read' | 'changed' = 'read',
): Promise<void> {
  const { kind, id, network, request } = currentContext();
  const actor = { actorKind: kind, actorId: id, network, requestId: request, action };
  const rows = [entry].flat().map((read) => ({ ...actor, ...read }));
  if (rows.length > 0) await db.insert(auditEvents).values(rows);
}

/**
 * Reads a list, or a record that always exists, and writes the entry at the same time. Returns only once both are done,
 * so that no data leaves without an entry.
 */
export async function readAudited<T>(
  { db }: Pick<Services, 'db'>,
  entry: ReadEntry,
  read: () => Promise<T>,
): Promise<T> {
  const [result] = await Promise.all([read(), recordAccess(db, entry)]);
  return result;
}

/**
 * Records reads of one kind, at most once an hour per record and staff member, because open screens reload at each
 * change.
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
  await recordAccess(
    tx,
    entries.filter(({ record }) => !written.has(record)).map((entry) => ({ what, ...entry })),
  );
}
