/** Plans, coupons for them, and subscribing. */
import { asc, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { toKobo } from '../common/naira';
import { plans, users } from '../db/schema';
import { success } from '../http/success';
import { withIdempotency } from '../http/idempotency';
import { couponLimit } from '../http/limits';
import { mountCall } from '../http/mount-call';
import { fieldError, notFound } from '../http/http-error';
import { checkRedirect } from '../payments/check-redirect';
import { findDiscount } from '../payments/coupons';
import { discounted, periodKobo } from '../payments/price';
import { checkAmount, startPayment } from '../payments/start-payment';
import type { Services } from '../services';
import { showPlan } from './show-plan';

const inOrder = [asc(plans.type), asc(plans.quarterKobo), asc(plans.id)];

/** Public and hardly ever changed. */
const catalogue = { isCatalogue: true };

/** Mounts the calls about plans. */
export function planRoutes(app: FastifyInstance, services: Services): void {
  const { db, config } = services;

  mountCall(
    app,
    services,
    'plans',
    async () =>
      success(
        (
          await db
            .select()
            .from(plans)
            .orderBy(...inOrder)
        ).map(showPlan),
      ),
    catalogue,
  );

  mountCall(
    app,
    services,
    'plansOfType',
    async ({ params }) => {
      const type = params.type === 'cooperate' ? 'corporate' : params.type;
      const rows = await db
        .select()
        .from(plans)
        .where(eq(plans.type, type))
        .orderBy(...inOrder);
      return success(rows.map(showPlan));
    },
    catalogue,
  );

  mountCall(
    app,
    services,
    'plan',
    async ({ params }) => {
      const [row] = await db.select().from(plans).where(eq(plans.id, params.id));
      if (!row) throw notFound('This plan');
      return success(showPlan(row));
    },
    catalogue,
  );

  mountCall(
    app,
    services,
    'planDiscount',
    async ({ body }) => {
      const use = { scope: 'plan', planType: null } as const;
      const { percent } = await findDiscount(db, services.now(), body.code, use);
      return success({ discount: percent }, `Gotten ${percent}% discount for this subscription`);
    },
    { limit: couponLimit },
  );

  mountCall(app, services, 'subscribePlan', async (input) => {
    const { body, who } = input;
    const redirectUrl = checkRedirect(config, body.redirect_url);
    return withIdempotency(services, input, async () => {
      const started = await startPayment(services, {
        subject: { kind: 'plan', userId: who.id, email: '' },
        seenKobo: toKobo(body.seen_amount),
        same: [
          'plan',
          who.id,
          body.plan_id,
          body.frequency,
          body.quantity,
          body.couponcode ?? '',
          redirectUrl,
          body.save_card ?? false,
        ],
        alreadyPaid: 'This subscription was paid for a moment ago. You find it in your account.',
        price: async (tx) => {
          const [plan] = await tx.select().from(plans).where(eq(plans.id, body.plan_id));
          if (!plan) throw fieldError('plan_id', 'This plan is not sold any more. Choose another.');
          const quantity = plan.type === 'individual' ? 1 : body.quantity;
          if (quantity < plan.minEmployees)
            throw fieldError('quantity', `This plan starts at ${plan.minEmployees} people.`);
          const [person] = await tx.select().from(users).where(eq(users.id, who.id));
          if (!person) throw new Error('A session without its person');
          const use = { scope: 'plan', planType: plan.type } as const;
          const coupon = body.couponcode
            ? await findDiscount(tx, services.now(), body.couponcode, use, true)
            : null;
          const price = periodKobo(plan, body.frequency) * quantity;
          return {
            kind: 'plan',
            userId: who.id,
            firstName: body.first_name.trim(),
            lastName: body.last_name.trim(),
            email: person.email,
            description: plan.name,
            amountKobo: checkAmount(discounted(price, coupon?.percent ?? null)),
            couponId: coupon?.id ?? null,
            saveCard: body.save_card ?? false,
            planId: plan.id,
            frequency: body.frequency,
            quantity,
            redirectUrl,
          };
        },
      });
      return success(started, 'Redirecting to payment page...');
    });
  });
}
