/** Where plans are sold. */
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { notFound } from '../../common/http-error';
import { cities } from '../../db/schema';
import { mountCall } from '../../http/mount-call';
import { success } from '../../http/success';
import type { Services } from '../../services';
import { lockStaff } from '../staff/lock-staff';

/** Mounts the call. */
export function cityRoutes(app: FastifyInstance, services: Services): void {
  mountCall(app, services, 'changeCity', async ({ params: { id }, body: { available }, who, request }) => {
    await services.db.transaction(async (tx) => {
      await lockStaff(tx);
      const changed = await tx.update(cities).set({ available }).where(eq(cities.id, id)).returning();
      if (changed.length === 0) throw notFound('This city');
    });
    services.catalogue.clear();
    request.log.info({ event: 'clinic.city', cityId: id, available, staffId: who.id }, 'a city changed');
    return success(null);
  });
}
