import { asc, eq, inArray } from 'drizzle-orm';
import { forbidden } from '../../common/http-error';
import { currentContext } from '../../context/request-context';
import type { Database } from '../../db/database';
import { staff, staffSessions } from '../../db/schema';

/**
 * Locks whoever of the staff asks, and others, until the transaction ends: whatever staff write takes it first. Throws
 * 403 where the session has ended since the request began.
 */
export async function lockStaff(tx: Database, ...others: number[]): Promise<void> {
  const { kind, id, session } = currentContext();
  if (kind !== 'staff' || id === null || session === null) return;
  await tx
    .select({ id: staff.id })
    .from(staff)
    .where(inArray(staff.id, [id, ...others]))
    // So that two transactions cannot wait for each other.
    .orderBy(asc(staff.id))
    // Rows that only name a person do not wait.
    .for('no key update');
  if ((await tx.$count(staffSessions, eq(staffSessions.tokenHash, session))) === 0) throw forbidden();
}
