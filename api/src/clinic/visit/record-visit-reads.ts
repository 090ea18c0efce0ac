import { recordHourlyReads } from '../../audit/record-hourly-reads';
import type { Database } from '../../db/database';
import type { VisitFacts } from './select-visits';

/** Writes a read of each visit into the audit trail. */
export const recordVisitReads = (tx: Database, staffId: number, visits: VisitFacts[]): Promise<void> =>
  recordHourlyReads(
    tx,
    staffId,
    'visit',
    visits.map(({ row }) => ({ subjectId: row.userId, record: row.reference })),
  );
