/**
 * The end of every session of a person, or of somebody of the staff, while requests of theirs run. PostgreSQL only:
 * PGlite has one connection.
 */
import { eq } from 'drizzle-orm';
import { staff, staffSessions } from '../../db/schema';
import { endSessions } from '../../sessions/sessions';
import { lockRows } from '../../people/lock-person';
import type { TestApi } from '../test-api';
import { holdUntilWaiting, whileOpen } from './who-waits';

type Meanwhile<T> = () => Promise<T>;

/** Ends them, and commits once `meanwhile` has come to wait for the person, or is done without waiting. */
export async function endSessionsWhile<T>(api: TestApi, email: string, meanwhile: Meanwhile<T>): Promise<T> {
  const userId = await api.userId(email);
  return whileOpen(api, meanwhile, async (tx) => {
    await lockRows(tx, userId);
    await endSessions(tx, userId);
  });
}

/** The same for somebody of the staff. */
export async function endStaffSessionsWhile<T>(
  api: TestApi,
  staffId: number,
  meanwhile: Meanwhile<T>,
): Promise<T> {
  return whileOpen(api, meanwhile, async (tx) => {
    await tx.update(staff).set({ active: true }).where(eq(staff.id, staffId));
    await tx.delete(staffSessions).where(eq(staffSessions.staffId, staffId));
  });
}

/** Lets no row of the staff change until two of `meanwhile` wait for that. */
export const holdStaffWhile = <T>(api: TestApi, meanwhile: Meanwhile<T>): Promise<T> =>
  holdUntilWaiting(api, 'lock table staff in share row exclusive mode', 2, meanwhile);
