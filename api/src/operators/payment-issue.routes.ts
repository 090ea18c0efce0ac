/**
 * Payment problems for operators: refunds that the system began, disputes, refunds that the provider refuses.
 */
import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { PathIdSchema } from '@shared/contracts/api';
import { notFound } from '../common/http-error';
import { success } from '../http/success';
import { openIssues, resolveIssue } from '../payments/payment-issues';
import type { Services } from '../services';
import type { OperatorHook } from './require-operator';

/** Mounts the list of open entries, and closing one. */
export function paymentIssueRoutes(app: FastifyInstance, services: Services, onRequest: OperatorHook): void {
  app.get('/_ops/payment-issues', { onRequest }, async () => success(await openIssues(services.db)));

  app.put<{ Params: { id: number } }>(
    '/_ops/payment-issues/:id/resolved',
    { onRequest, schema: { params: Type.Object({ id: PathIdSchema }) } },
    async (request) => {
      if (!(await resolveIssue(services.db, request.params.id, services.now())))
        throw notFound('This open entry');
      request.log.info({ event: 'ops.payment-issue', id: request.params.id }, 'an entry was closed');
      return success(null);
    },
  );
}
