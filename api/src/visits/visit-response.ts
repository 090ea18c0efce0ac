import type { ListedVisit } from '@ilera/contracts/api';
import { visits } from '../db/schema';

/** The columns for lists, without patient data and meeting link. */
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

export function toVisitResponse(row: ShownVisit): ListedVisit {
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
