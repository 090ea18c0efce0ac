import type { FastifyRequest } from 'fastify';
import type { Call } from '@shared/contracts/api';
import { forbidden } from '../../common/http-error';
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
 * Throws 403 without a session of the clinic that has one of the call's roles. Never 401, at which the site ends the
 * session of a customer in the same browser. A page of another origin changes nothing, whatever cookies it has.
 */
export async function requireStaff(
  services: Services,
  request: FastifyRequest,
  roles: Call['roles'] = [],
): Promise<void> {
  const member = await identifyStaff(services, request.headers.cookie);
  if (!member) throw forbidden();
  const { origin } = request.headers;
  if (origin !== undefined && !isOwnOrigin(services.config, origin)) throw forbidden();
  request.staff = member;
  setActor(request, 'staff', member);
  if (!member.roles.some((role) => roles.includes(role))) throw forbidden();
}
