import type { FastifyInstance } from 'fastify';
import { eq } from 'drizzle-orm';
import type { Services } from '../services';
import { careRoutes } from './care/care.routes';
import { deskClaimRoutes } from './claims/desk-claim.routes';
import { dayRoutes, eventRoutes } from './day/day.routes';
import { hoursRoutes } from './hours/hours.routes';
import { waitlistDeskRoutes } from './sales/waitlist-desk.routes';
import { couponRoutes } from './sales/coupon.routes';
import { supportRoutes } from './support/support.routes';
import { clinicVisitRoutes } from './visit/clinic-visit.routes';
import { notFound } from '../common/response-error';
import { prescriptions } from '../db/schema';
import { mountCall, success } from '../http/mount-call';
import { toPrescription } from './letters/letters-of';

export function clinicRoutes(app: FastifyInstance, services: Services): void {
  dayRoutes(app, services);
  eventRoutes(app, services);
  clinicVisitRoutes(app, services);
  prescriptionRoutes(app, services);
  careRoutes(app, services);
  hoursRoutes(app, services);
  deskClaimRoutes(app, services);
  couponRoutes(app, services);
  supportRoutes(app, services);
  waitlistDeskRoutes(app, services);
}

/** Mounts the call that lets pharmacies check prescriptions. It reveals neither patient nor illness. */
function prescriptionRoutes(app: FastifyInstance, services: Services): void {
  mountCall(app, services, 'verifyPrescription', async ({ params }) => {
    const code = params.code.trim().toUpperCase();
    const [row] = await services.db.select().from(prescriptions).where(eq(prescriptions.code, code));
    if (!row) throw notFound('This prescription');
    const { code: _code, ...shown } = toPrescription(row);
    return success({ ...shown, valid: row.withdrawnAt === null && row.validUntil > services.now() });
  });
}
