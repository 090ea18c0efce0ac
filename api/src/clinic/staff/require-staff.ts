import type { FastifyRequest } from 'fastify';
import type { Call } from '@shared/contracts/api';
import { forbidden, signInFirst } from '../../common/http-error';
import { setActor } from '../../context/request-context';
import { isOwnOrigin } from '../../payments/check-redirect';
import type { Services } from '../../services';
import { identifyStaff, type StaffMember } from './staff-session';

declare module 'fastify' {
  interface FastifyRequest {
    staff: StaffMember | null;
  }
}

/**
 * Throws 401 without a session of the clinic, and 403 without one of the call's roles. A page of another origin
 * changes nothing, whatever cookies the browser sends along.
 */
export async function requireStaff(
  services: Services,
  request: FastifyRequest,
  roles: Call['roles'] = [],
): Promise<void> {
  const member = await identifyStaff(services, request.headers.cookie);
  if (!member) throw signInFirst();
  const { origin } = request.headers;
  if (origin !== undefined && !isOwnOrigin(services.config, origin)) throw forbidden();
  request.staff = member;
  setActor(request, 'staff', member);
  if (!member.roles.some((role) => roles.includes(role))) throw forbidden();
}
