import type { FastifyInstance } from 'fastify';
import type { Services } from '../services';
import { staffRoutes } from './staff/staff.routes';
import { staffSignInRoutes } from './staff/sign-in.routes';

/** Mounts everything of the clinic. */
export function clinicRoutes(app: FastifyInstance, services: Services): void {
  staffSignInRoutes(app, services);
  staffRoutes(app, services);
}
