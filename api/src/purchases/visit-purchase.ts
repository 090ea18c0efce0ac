import { eq } from 'drizzle-orm';
import { minuteMs } from '@ilera/format';
import { visits } from '../db/schema';
import { changedMail } from '../mail/clinic-mails';
import { enqueueMail } from '../mail/enqueue-mail';
import { visitMail } from '../mail/payment-mails';
import { lockCouponUse } from '../coupons/coupons';
import { issueReceipt } from '../receipts/issue-receipt';
import { adoptVisits } from '../visits/adopt-visits';
import { lockIfFree } from '../slots/capacity';
import { personLink } from '../visits/guest-token';
import { missedMinutes, tellAssignedStaff } from '../visits/messages/visit-messages';
import { selectVisits, stateOf } from '../visits/select-visits';
import { writeVisit } from '../visits/write-visit';
import type { PurchaseKind } from '../payments/purchase-kind';

export const visitPurchase: PurchaseKind<'condition'> = {
  async refundCause(tx, now, payment) {
    const { scheduledAt, method } = payment;
    // Paid in time, but reported to us after the visit.
    if (now.getTime() > scheduledAt.getTime() + missedMinutes * minuteMs) return 'expired';
    // Locks the coupon before the slot, in the same order as the start of the payment.
    if (!(await lockCouponUse(tx, now, payment))) return 'coupon-used-up';
    return (await lockIfFree(tx, { at: scheduledAt, method })) ? null : 'no-place';
  },

  async fulfil(tx, services, payment) {
    const receipt = await issueReceipt(tx, services, payment);
    const { id: paymentId, userId, conditionId, description, patient, method, scheduledAt } = payment;
    const visit = { userId, paymentId, conditionId, description, patient, method, scheduledAt };
    const row = await writeVisit(tx, services, visit);
    // The address may have an account by now (R4.77).
    const hasAccount = userId !== null || (await adoptVisits(tx, payment.email));
    const guestUrl = hasAccount ? null : personLink(services.config, { row, payment });
    await enqueueMail(tx, visitMail(services.config, payment, { receipt, guestUrl }));
  },

  async undo(tx, services, payment) {
    const isPaid = eq(visits.paymentId, payment.id);
    // Locked before its state is read, because its doctor may leave it at the same time.
    for (const visit of await selectVisits(tx).where(isPaid).for('update', { of: visits })) {
      // A visit that has begun goes on, so that the doctor can write what was found.
      if (stateOf(visit.row) !== 'waiting') continue;
      await tx.update(visits).set({ status: 'cancelled' }).where(eq(visits.id, visit.row.id));
      await tellAssignedStaff(tx, visit, (staff) =>
        changedMail(services.config, staff, visit.row, 'cancelled'),
      );
    }
    return [];
  },
};
