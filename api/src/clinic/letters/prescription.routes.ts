/** Pharmacies prove prescriptions by their code. */
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { notFound } from '../../common/http-error';
import { prescriptions } from '../../db/schema';
import { mountCall, success } from '../../http/mount-call';
import { networkLimit } from '../../limits/limits';
import type { Services } from '../../services';
import { toPrescription } from './letters-of';

/** Mounts the call. It tells neither whom a prescription is for nor which illness. */
export function prescriptionRoutes(app: FastifyInstance, services: Services): void {
  mountCall(
    app,
    services,
    'verifyPrescription',
    async ({ params, reply }) => {
      const code = params.code.trim().toUpperCase();
      const [row] = await services.db.select().from(prescriptions).where(eq(prescriptions.code, code));
      if (!row) throw notFound('This prescription');
      const { code: _code, ...shown } = toPrescription(row);
      void reply.header('cache-control', 'no-store');
      return success({ ...shown, valid: row.withdrawnAt === null && row.validUntil > services.now() });
    },
    { limit: networkLimit, guessed: true },
  );
}
