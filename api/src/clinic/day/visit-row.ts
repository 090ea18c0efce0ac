/** Rows of the clinic's day, and what each visit waits for. */
import { visitWaits, type ClinicVisitRow, type VisitWaits } from '@ilera/contracts/api';
import { hourMs } from '@ilera/format';
import type { Database } from '../../db/database';
import { recordHourlyReads } from '../../audit/read-audited';
import { patientOf, stateOf, type VisitFacts } from '../../visits/select-visits';

export function toVisitRow(visit: VisitFacts, now: Date): ClinicVisitRow {
  const { row, condition, doctor, care } = visit;
  return {
    reference: row.reference,
    scheduled_at: row.scheduledAt.toISOString(),
    condition,
    person: shortName(visit),
    method: row.method,
    state: stateOf(row),
    waits: waitsFor(visit, now),
    care_manager: care && { id: care.id, name: care.name },
    doctor: doctor && { id: doctor.id, name: doctor.name },
  };
}

/** The patient's first name and initial. */
export function shortName(visit: VisitFacts): string {
  const { firstName, lastName } = patientOf(visit);
  return lastName ? `${firstName} ${[...lastName][0] ?? ''}.` : firstName;
}

function waitsFor({ row }: VisitFacts, now: Date): VisitWaits | null {
  if (stateOf(row) === 'started')
    return row.startedAt && now.getTime() - row.startedAt.getTime() > 3 * hourMs ? 'unfinished' : null;
  if (stateOf(row) !== 'waiting') return null;
  const leftMs = row.scheduledAt.getTime() - now.getTime();
  if (row.doctorId === null && leftMs <= hourMs / 2) return 'untaken';
  if (leftMs <= 0) return 'overdue';
  if (row.careId === null || row.doctorId === null) return 'unassigned';
  return leftMs <= hourMs ? 'due' : null;
}

const urgency = ({ waits }: ClinicVisitRow): number =>
  waits === null ? visitWaits.length : visitWaits.indexOf(waits);

/** Sorts waiting visits first, the most urgent on top; then by time. */
export const byUrgency = (a: ClinicVisitRow, b: ClinicVisitRow): number =>
  urgency(a) - urgency(b) || a.scheduled_at.localeCompare(b.scheduled_at);

/** Records the read of each visit in the audit trail. */
export const recordVisitReads = (tx: Database, staffId: number, visits: VisitFacts[]): Promise<void> =>
  recordHourlyReads(
    tx,
    staffId,
    'visit',
    visits.map(({ row }) => ({ subjectId: row.userId, record: row.reference })),
  );
