import { eq } from 'drizzle-orm';
import type { Database } from '../db/database';
import { plans } from '../db/schema';
import { enqueueMail } from '../mail/enqueue-mail';
import { planMail } from '../mail/payment-mails';
import { lockCouponUse } from '../coupons/coupons';
import { issueReceipt } from '../receipts/issue-receipt';
import type { Services } from '../services';
import { isCoverUnchanged, openSubscription } from '../subscriptions/open-subscription';
import { seatsFor } from '../subscriptions/seats';
import { voidSubscription } from '../subscriptions/void-subscription';
import { cancelUncovered } from '../visits/cancel-uncovered';
import type { PurchaseKind } from '../payments/purchase-kind';

export const planPurchase: PurchaseKind<'plan'> = {
  async refundCause(tx, now, payment) {
    if (!(await isCoverUnchanged(tx, payment))) return 'cover-changed';
    return (await lockCouponUse(tx, now, payment)) ? null : 'coupon-used-up';
  },

  async fulfil(tx, services, payment) {
    const cover = await openSubscription(tx, services.now(), payment);
    // Issued after the subscription is opened, because the receipt names the period.
    const receipt = await issueReceipt(tx, services, payment);
    const [plan] = await tx.select().from(plans).where(eq(plans.id, payment.planId));
    if (!plan) throw new Error('A plan payment without its plan');
    const facts = { plan, ...cover, isLater: cover.startsAt > services.now(), receipt };
    await enqueueMail(tx, planMail(services.config, payment, facts));
    // A period that begins at once can end before the replaced ones would have.
    if (payment.replaces) await cancelAllUncovered(tx, services, payment.userId);
  },

  async undo(tx, services, payment) {
    const periods = await voidSubscription(tx, services.now(), payment);
    await cancelAllUncovered(tx, services, payment.userId);
    return periods.map(({ plan: { name, type }, quantity, startsAt, expiresAt }) => ({
      plan: name,
      type,
      people: quantity,
      startsAt,
      expiresAt,
    }));
  },
};

/** Cancels the visits of a payer, and of the people on the plan, that the plan does not cover any more (R4.28). */
async function cancelAllUncovered(tx: Database, services: Services, ownerId: number): Promise<void> {
  const { without } = await seatsFor(tx, ownerId, 0);
  await cancelUncovered(tx, services, ownerId, ...without.map(({ person }) => person.id));
}
