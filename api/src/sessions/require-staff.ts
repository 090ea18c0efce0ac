import type { FastifyRequest } from 'fastify';
import type { Call } from '@ilera/contracts/api';
import { asc, eq, inArray } from 'drizzle-orm';
import { forbidden } from '../common/response-error';
import { setActor, currentContext } from '../context/request-context';
import { isOwnOrigin } from '../config/own-origin';
import type { Services } from '../services';
import { identifyStaff, type StaffMember } from './staff-session';
import type { Database } from '../db/database';
import { staff, staffSessions } from '../db/schema';

declare module 'fastify' {
  interface FastifyRequest {
    staff: StaffMember | null;
  }
}

/**
 * Throws 403 without a session of the clinic that has one of the call's roles. Never 401, at which the site ends the
 * session of a customer in the same browser. A page of another origin changes nothing, whatever cookies it has.
 */
export async function requireStaff(
  services: Services,
  request: FastifyRequest,
  roles: Call['roles'] = [],
): Promise<void> {
  const member = await identifyStaff(services, request);
  if (!member) throw forbidden();
  const { origin } = request.headers;
  if (origin !== undefined && !isOwnOrigin(services.config, origin)) throw forbidden();
  request.staff = member;
  setActor(request, 'staff', member);
  if (!member.roles.some((role) => roles.includes(role))) throw forbidden();
}

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
