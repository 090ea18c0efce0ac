/** A visit's row in the contract's format. */
import type { Appointment } from '@shared/contracts/api';
import type { visits } from '../db/schema';

export function toVisitResponse(row: typeof visits.$inferSelect): Appointment {
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
