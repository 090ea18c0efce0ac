import type { FastifyRequest } from 'fastify';
import type { Call } from '@ilera/contracts/api';
import { and, asc, eq, inArray } from 'drizzle-orm';
import { isOwnOrigin } from '../config/own-origin';
import { forbidden, unprocessable } from '../common/response-error';
import { setActor, currentContext } from '../context/request-context';
import type { Services } from '../services';
import { identifyStaff, type StaffMember } from './staff-session';
import { emailIs, type Database } from '../db/database';
import { staff, staffSessions, type StaffRow } from '../db/schema';

declare module 'fastify' {
  interface FastifyRequest {
    staff: StaffMember | null;
  }
}

/**
 * Throws 403 unless a clinic session has one of the call's roles. Never throws 401, which would end a customer's
 * session in the same browser. Refuses changes from pages of other origins, whatever cookies they carry.
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
  setActor(request, 'staff', member, roles);
  if (!hasRole(member, roles)) throw forbidden();
}

/** Whether a staff member has one of a call's roles. */
export const hasRole = ({ roles }: Pick<StaffRow, 'roles'>, allowed: Call['roles'] = []): boolean =>
  roles.some((role) => allowed.includes(role));

/**
 * Locks the requesting staff member, and others, until the transaction ends. Every write by staff takes this lock
 * first. Throws 403 if the session has ended, or the role was lost, since the request began.
 */
export async function lockStaff(tx: Database, ...others: number[]): Promise<void> {
  const { kind, id, session, roles } = currentContext();
  if (kind !== 'staff' || id === null || session === null) return;
  const locked = await tx
    .select({ id: staff.id, roles: staff.roles })
    .from(staff)
    .where(inArray(staff.id, [id, ...others]))
    // A fixed order prevents deadlocks.
    .orderBy(asc(staff.id))
    // Lets transactions go on that only reference these rows.
    .for('no key update');
  const own = locked.find((member) => member.id === id);
  if (!own || !hasRole(own, roles)) throw forbidden();
  if ((await tx.$count(staffSessions, eq(staffSessions.tokenHash, session))) === 0) throw forbidden();
}

/** Throws 422 for staff who act on a visit, payment or claim of their own address. */
export async function refuseOwn(tx: Database, email: string): Promise<void> {
  const { kind, id } = currentContext();
  if (kind !== 'staff' || id === null) return;
  if ((await tx.$count(staff, and(eq(staff.id, id), emailIs(staff.email, email)))) > 0)
    throw unprocessable('A colleague has to do that, because it is about you.');
}
