/**
 * What operators change while the site runs, behind a token: where plans are sold, and mails that could not be
 * delivered.
 */
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { PathIdSchema } from '@shared/contracts/api';
import { cities } from '../db/schema';
import { success } from '../http/success';
import { notFound } from '../common/http-error';
import { deadMails, reviveMail } from '../mail/outbox-queue';
import type { Services } from '../services';
import { requireOperator } from './require-operator';

/** Mounts `/_ops`. */
export function operatorRoutes(
  app: FastifyInstance,
  services: Services,
  tokens: Record<string, string>,
): void {
  const { db } = services;
  const onRequest = requireOperator(tokens);

  app.put<{ Params: { id: number }; Body: { available: boolean } }>(
    '/_ops/cities/:id',
    {
      onRequest,
      schema: { params: Type.Object({ id: PathIdSchema }), body: Type.Object({ available: Type.Boolean() }) },
    },
    async (request) => {
      const changed = await db
        .update(cities)
        .set({ available: request.body.available })
        .where(eq(cities.id, request.params.id))
        .returning();
      if (changed.length === 0) throw notFound('This city');
      services.catalogue.clear();
      request.log.info(
        { event: 'ops.city', cityId: request.params.id, available: request.body.available },
        'a city changed',
      );
      return success(null);
    },
  );

  app.get('/_ops/mails', { onRequest }, async () => success(await deadMails(db)));

  app.post<{ Params: { id: number } }>(
    '/_ops/mails/:id/retry',
    { onRequest, schema: { params: Type.Object({ id: PathIdSchema }) } },
    async (request) => {
      if (!(await reviveMail(db, request.params.id, services.now()))) throw notFound('This mail');
      services.mailWaiting();
      request.log.info({ event: 'ops.mail', mailId: request.params.id }, 'a dead letter is tried again');
      return success(null);
    },
  );
}
