/** A visit as lists show it, in the contract's format. */
import type { Appointment } from '@ilera/contracts/api';
import { visits } from '../db/schema';

/** The columns that are shown; the patient's data and the link to join are not read with them. */
export const shownColumns = {
  id: visits.id,
  reference: visits.reference,
  description: visits.description,
  createdAt: visits.createdAt,
  status: visits.status,
  method: visits.method,
  scheduledAt: visits.scheduledAt,
};

type ShownVisit = Pick<typeof visits.$inferSelect, keyof typeof shownColumns>;

export function toVisitResponse(row: ShownVisit): Appointment {
  return {
    id: row.id,
    reference: row.reference,
    description: row.description,
    created_at: row.createdAt.toISOString(),
    status: row.status,
    method: row.method,
    scheduled_at: row.scheduledAt.toISOString(),
  };
}
