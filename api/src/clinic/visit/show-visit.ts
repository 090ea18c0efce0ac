import { and, desc, eq, isNull, lt, ne, sql } from 'drizzle-orm';
import type { ClinicVisit } from '@shared/contracts/api';
import type { Database } from '../../db/database';
import { appointments, payments } from '../../db/schema';
import { lettersOf } from '../letters/letters-of';
import { findVisit } from './lock-visit';
import { recordVisitReads } from './record-visit-reads';
import { linkOf, personOf, selectVisits, stateOf, type VisitFacts } from './select-visits';
import { toVisitRow } from './visit-row';

/** One visit for one of the staff, with the entries in the audit trail. */
export async function showVisit(
  tx: Database,
  reference: string,
  staffId: number,
  now: Date,
): Promise<ClinicVisit> {
  const visit = await findVisit(tx, reference);
  const { row } = visit;
  const { firstName, lastName, email, phone } = personOf(visit);
  const earlier = await earlierVisits(tx, visit);
  await recordVisitReads(tx, staffId, [visit, ...earlier]);
  return {
    ...toVisitRow(visit, now),
    contact: { name: `${firstName} ${lastName}`.trim(), email, phone },
    link: linkOf(row),
    started_at: row.startedAt?.toISOString() ?? null,
    ended_at: row.endedAt?.toISOString() ?? null,
    ...(await lettersOf(tx, row.id)),
    earlier: earlier.map((other) => ({
      reference: other.row.reference,
      scheduled_at: other.row.scheduledAt.toISOString(),
      condition: other.condition,
      state: stateOf(other.row),
    })),
  };
}

/** Other visits of the same account, or of the address that paid for both as a guest. */
const earlierVisits = (tx: Database, { row, payment }: VisitFacts): Promise<VisitFacts[]> =>
  selectVisits(tx)
    .where(
      and(
        ne(appointments.id, row.id),
        lt(appointments.scheduledAt, row.scheduledAt),
        row.userId === null
          ? and(
              isNull(appointments.userId),
              eq(sql`lower(${payments.email})`, payment?.email.toLowerCase() ?? ''),
            )
          : eq(appointments.userId, row.userId),
      ),
    )
    .orderBy(desc(appointments.scheduledAt))
    .limit(50);
