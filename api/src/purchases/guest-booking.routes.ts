/**
 * Coupons and payments of guests who book. The settled payment creates the visit (visit-purchase.ts).
 */
import { eq } from 'drizzle-orm';
import { bookingInstant } from '@ilera/format';
import type { FastifyInstance } from 'fastify';
import { ownCondition } from '@ilera/contracts';
import type { ConditionPaymentBody } from '@ilera/contracts/api';
import { checkRedirect } from '../config/own-origin';
import { fieldError, notFound } from '../common/response-error';
import { conditions } from '../db/schema';
import { withIdempotency } from '../http/idempotency';
import { mountCall, success } from '../http/mount-call';
import { startPayment } from '../payments/start-payment';
import { discountedBy, findDiscount } from '../coupons/coupons';
import { visitKobo } from '../prices/price';
import type { Services } from '../services';
import { requireCapacity } from '../slots/capacity';
import { checkBookingDate, alreadyBookedMessage } from '../visits/check-booking';
import { consentVersion, readPatient } from '../visits/read-patient';

export function guestBookingRoutes(app: FastifyInstance, services: Services): void {
  const { db, config } = services;

  mountCall(app, services, 'conditionDiscount', async ({ body }) => {
    const conditionId = Number(body.condition_id) || null;
    const at = bookingInstant(body.date ?? '');
    const slot = body.email && at ? { email: body.email.trim(), at } : undefined;
    const use = { scope: 'condition', conditionId, slot } as const;
    const coupon = await findDiscount(db, services.now(), body.code, use);
    if (body.method) discountedBy(visitKobo[methodOf(body.method)], coupon);
    const { percent } = coupon;
    return success({ discount: percent }, `Gotten ${percent}% discount for this condition payment`);
  });

  mountCall(app, services, 'payForCondition', async (input) => {
    const { params, body } = input;
    const date = checkBookingDate(body.date, services.now());
    const patient = readPatient(body, services.now());
    const redirectUrl = checkRedirect(config, body.redirect_url);
    const conditionId = params.id === 'custom' ? null : params.id;
    const description = await describeVisit(services, conditionId, body);
    const method = methodOf(body.method);
    const email = body.email.trim();
    return withIdempotency(services, input, async () => {
      const started = await startPayment(services, {
        subject: { kind: 'condition', email, scheduledAt: date.at },
        seenNaira: body.seen_amount,
        identity: [
          'condition',
          email.toLowerCase(),
          conditionId,
          description,
          body.date,
          method,
          // Texts about the visit go to this number, so another person's typing must not change it.
          body.phone ?? '',
          // Visits for two children are two purchases.
          patient && [patient.firstName, patient.lastName, patient.age],
          body.couponcode ?? '',
          redirectUrl,
        ],
        alreadyPaid: 'This consultation is already paid for. Check your mailbox for the confirmation.',
        slotHeld: alreadyBookedMessage,
        details: {
          firstName: body.first_name.trim(),
          lastName: body.last_name.trim(),
          phone: body.phone,
          patient,
          saveCard: body.save_card ?? false,
          ...(body.consent && { consentAt: services.now(), consentVersion }),
        },
        price: async (tx, now) => {
          // Locks the coupon before the slot, as settling does, to prevent deadlocks.
          const use = { scope: 'condition', conditionId, slot: { email, at: date.at } } as const;
          const coupon = body.couponcode
            ? await findDiscount(tx, now, body.couponcode, use, { lock: true })
            : null;
          await requireCapacity(tx, { at: date.at, method });
          return {
            email,
            description,
            amountKobo: discountedBy(visitKobo[method], coupon),
            couponId: coupon?.id,
            conditionId,
            method,
            dateText: body.date,
            redirectUrl,
          };
        },
      });
      return success(started, 'Redirecting to payment page...');
    });
  });
}

/** Any value but `video` is a message consultation (R4.49). */
const methodOf = (method: string): keyof typeof visitKobo => (method === 'video' ? 'video' : 'message');

/** Describes the visit by the condition's title or the guest's words. */
async function describeVisit(
  services: Services,
  conditionId: number | null,
  body: ConditionPaymentBody,
): Promise<string> {
  if (conditionId === null) {
    const words = body.description.replace(ownCondition, '').trim();
    if (!words) throw fieldError('description', 'Kindly explain your illness');
    return `${ownCondition} ${words}`;
  }
  const [condition] = await services.db
    .select({ title: conditions.title })
    .from(conditions)
    .where(eq(conditions.id, conditionId));
  if (!condition) throw notFound('This condition');
  return condition.title;
}
