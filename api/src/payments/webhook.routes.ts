/** `POST /payment/webhook`: the provider says that something happened to a payment. The signature is checked over the raw bytes. */
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { setActor } from '../audit/request-context';
import { payments, providerEvents } from '../db/schema';
import type { Services } from '../services';
import { recordIssue } from './payment-issues';
import type { ProviderEvent } from './payment-provider';
import { settlePayment } from './settle-payment';

/** Mounts the webhook with its own parser: a signature is over bytes, not over what JSON made of them. */
export async function webhookRoutes(app: FastifyInstance, services: Services): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    scope.post('/payment/webhook', { schema: { hide: true } }, async (request, reply) => {
      const raw = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
      const event = services.provider.readWebhook(request.headers, raw);
      // The database cannot store NUL: such an event would fail at each repeat.
      if (!event || Object.values(event).some((value) => String(value).includes('\0'))) {
        request.log.warn({ event: 'webhook.refused' }, 'a webhook had no valid signature');
        return reply.code(400).send({ status: 'error', message: 'Not accepted.', errors: ['Not accepted.'] });
      }
      setActor(request, 'provider');
      // Settling is safe to repeat, so the event is noted after it: a crash in between leads to a repeat, not to a loss.
      if (event.kind.startsWith('charge.dispute')) await noteDispute(services, event);
      await services.oneAtATime(`settle:${event.reference}`, () => settlePayment(services, event.reference));
      await services.db.insert(providerEvents).values(event).onConflictDoNothing();
      return { status: 'success', message: 'Noted', data: null };
    });
  });
}

/** A dispute is an operator's business from its first day; what becomes of the payment, the provider says when asked. */
async function noteDispute(services: Services, event: ProviderEvent): Promise<void> {
  const [payment] = await services.db.select().from(payments).where(eq(payments.reference, event.reference));
  if (payment)
    await recordIssue(
      services.db,
      services,
      payment,
      'dispute',
      'The payer disputes the payment at the bank.',
    );
}
