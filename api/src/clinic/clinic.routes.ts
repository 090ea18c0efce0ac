import type { FastifyInstance } from 'fastify';
import type { Services } from '../services';
import { careRoutes } from './care/care.routes';
import { deskClaimRoutes } from './claims/desk-claim.routes';
import { dayRoutes, eventRoutes } from './day/day.routes';
import { hoursRoutes } from './hours/hours.routes';
import { prescriptionRoutes } from './letters/prescription.routes';
import { cityRoutes, waitlistDeskRoutes } from './sales/waitlist-desk.routes';
import { couponRoutes } from './sales/coupon.routes';
import { staffRoutes } from './staff/staff.routes';
import { staffSignInRoutes } from './staff/sign-in.routes';
import { supportRoutes } from './support/support.routes';
import { clinicVisitRoutes } from './visit/clinic-visit.routes';

/** Mounts everything of the clinic. */
export function clinicRoutes(app: FastifyInstance, services: Services): void {
  staffSignInRoutes(app, services);
  staffRoutes(app, services);
  dayRoutes(app, services);
  eventRoutes(app, services);
  clinicVisitRoutes(app, services);
  prescriptionRoutes(app, services);
  careRoutes(app, services);
  hoursRoutes(app, services);
  deskClaimRoutes(app, services);
  couponRoutes(app, services);
  cityRoutes(app, services);
  supportRoutes(app, services);
  waitlistDeskRoutes(app, services);
}
