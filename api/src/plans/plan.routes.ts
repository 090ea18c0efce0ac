/** Plans, coupons for them, and subscribing. */
import { asc, eq, type SQL } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { checkRedirect } from '../config/own-origin';
import { plans, users } from '../db/schema';
import { success, mountCall } from '../http/mount-call';
import { withIdempotency } from '../http/idempotency';
import { notFound } from '../common/response-error';
import { findDiscount } from '../coupons/coupons';
import { startPayment } from '../payments/start-payment';
import { checkAmount } from '../prices/price';
import type { Services } from '../services';
import { seatsFor } from '../subscriptions/seats';
import { quoteCover } from '../subscriptions/quote';
import { toQuoteResponse, toPlanResponse } from './plan-response';

export function planRoutes(app: FastifyInstance, services: Services): void {
  const { db, config } = services;

  const list = async (where?: SQL) => {
    const rows = await db
      .select()
      .from(plans)
      .where(where)
      .orderBy(asc(plans.type), asc(plans.quarterKobo), asc(plans.id));
    return success(rows.map(toPlanResponse));
  };

  mountCall(app, services, 'plans', () => list());

  mountCall(app, services, 'plansOfType', ({ params: { type } }) =>
    list(eq(plans.type, type === 'cooperate' ? 'corporate' : type)),
  );

  mountCall(app, services, 'plan', async ({ params }) => {
    const [row] = await db.select().from(plans).where(eq(plans.id, params.id));
    if (!row) throw notFound('This plan');
    return success(toPlanResponse(row));
  });

  /** Null if the call names no plan; the coupon's plan is then checked at the subscription. */
  const typeOfPlan = async (id: number | undefined) => {
    if (id === undefined) return null;
    const [plan] = await db.select({ type: plans.type }).from(plans).where(eq(plans.id, id));
    return plan?.type ?? null;
  };

  mountCall(app, services, 'planDiscount', async ({ body, caller }) => {
    const planType = await typeOfPlan(body.plan_id);
    const use = { scope: 'plan', planType, userId: caller.id } as const;
    const { percent } = await findDiscount(db, services.now(), body.code, use);
    return success({ discount: percent }, `Gotten ${percent}% discount for this subscription`);
  });

  mountCall(app, services, 'planQuote', async ({ body, caller }) => {
    const quote = await quoteCover(db, services.now(), caller.id, body);
    const { without } = await seatsFor(db, caller.id, quote.seats);
    return success(toQuoteResponse(quote, without));
  });

  mountCall(app, services, 'subscribePlan', async (input) => {
    const { body, caller } = input;
    const redirectUrl = checkRedirect(config, body.redirect_url);
    return withIdempotency(services, input, async () => {
      const started = await startPayment(services, {
        subject: { kind: 'plan', userId: caller.id },
        seenNaira: body.seen_amount,
        identity: [
          'plan',
          caller.id,
          body.plan_id,
          body.frequency,
          body.quantity,
          body.start ?? '',
          body.couponcode ?? '',
          redirectUrl,
        ],
        alreadyPaid: 'This subscription was paid for a moment ago. You find it in your account.',
        details: {
          firstName: body.first_name.trim(),
          lastName: body.last_name.trim(),
          saveCard: body.save_card ?? false,
        },
        price: async (tx, now) => {
          const [person] = await tx.select().from(users).where(eq(users.id, caller.id));
          if (!person) throw new Error('A session without its person');
          const quote = await quoteCover(tx, now, caller.id, body, { lock: true });
          return {
            email: person.email,
            description: quote.plan.name,
            amountKobo: checkAmount(quote.totalKobo),
            creditKobo: quote.creditKobo,
            replaces: quote.ends.length > 0 ? quote.ends : null,
            couponId: quote.coupon?.id,
            planId: quote.plan.id,
            frequency: body.frequency,
            quantity: quote.quantity,
            redirectUrl,
          };
        },
      });
      return success(started, 'Redirecting to payment page...');
    });
  });
}
