/**
 * `POST /payment/webhook`: the provider reports an event of a payment. The signature is checked over the raw
 * bytes.
 */
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { ResponseError } from '../common/response-error';
import { setActor } from '../context/request-context';
import { payments } from '../db/schema';
import type { Services } from '../services';
import { recordIssue } from './payment-issues';
import { settlePayment } from './settle-payment';

/**
 * Mounts the webhook with a parser of its own, because the signature is over the bytes, not over the parsed
 * JSON.
 */
export async function webhookRoutes(app: FastifyInstance, services: Services): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    scope.post('/payment/webhook', async (request) => {
      const raw = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
      const event = services.provider.readWebhook(request.headers, raw);
      if (!event) {
        request.log.warn({ event: 'webhook.refused' }, 'a webhook had no valid signature');
        throw new ResponseError(400, 'Not accepted.');
      }
      setActor(request, 'provider');
      const { kind, reference } = event;
      // Safe to repeat: the provider resends every event until we respond, also one that is about no payment.
      if (reference !== null) {
        if (isOpenDispute.test(kind)) await noteDispute(services, reference);
        await services.oneAtATime(`settle:${reference}`, () => settlePayment(services, reference));
      }
      return { status: 'success', message: 'Noted', data: null };
    });
  });
}

/** Events that open a dispute or remind of it. Its resolution comes with the provider's verdict. */
const isOpenDispute = /^charge\.dispute\.(?:create|remind)$/;

async function noteDispute(services: Services, reference: string): Promise<void> {
  const [payment] = await services.db.select().from(payments).where(eq(payments.reference, reference));
  const words = 'The payer disputes the payment at the bank.';
  if (payment) await recordIssue(services.db, services, payment, 'dispute', words);
}
