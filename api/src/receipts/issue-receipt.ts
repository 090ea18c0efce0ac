/** Issues receipts: one per payment, numbered without gaps within a year. */
import { lagosToday } from '@ilera/format';
import { eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Config } from '../config/read-config';
import type { Database } from '../db/database';
import {
  members,
  plans,
  receipts,
  subscriptions,
  users,
  type PaymentRow,
  type ReceiptRow,
} from '../db/schema';
import type { Services } from '../services';
import { currentPeriod } from '../subscriptions/paid-periods';
import { isOnPlan } from '../people/plan-owner';
import { fullName } from '../people/names';

/** `RCT-2026-000017`. */
export const receiptNumber = ({ year, serial }: Pick<ReceiptRow, 'year' | 'serial'>): string =>
  `RCT-${year}-${String(serial).padStart(6, '0')}`;

/** Returns the number of the payment's receipt, and issues the receipt first if needed. Runs inside a transaction. */
export async function issueReceipt(
  tx: Database,
  services: Pick<Services, 'now'> & { config: Pick<Config, 'vatBasisPoints' | 'taxNumber'> },
  payment: PaymentRow,
): Promise<string> {
  // Serialises all processes, because each number follows the last one.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('receipts'))`);
  const [issued] = await tx.select().from(receipts).where(eq(receipts.paymentId, payment.id));
  if (issued) return receiptNumber(issued);
  const issuedAt = payment.settledAt ?? services.now();
  const { year } = lagosToday(issuedAt);
  const [cover] = await tx
    .select({ coverFrom: subscriptions.startsAt, coverUntil: subscriptions.expiresAt })
    .from(subscriptions)
    .where(eq(subscriptions.paymentId, payment.id));
  const [receipt] = await tx
    .insert(receipts)
    .values({
      paymentId: payment.id,
      year,
      serial: sql`(select coalesce(max(serial), 0) + 1 from receipts where year = ${year})`,
      vatBasisPoints: services.config.vatBasisPoints,
      taxNumber: services.config.taxNumber,
      employer: await employerName(tx, services.now(), payment),
      issuedAt,
      ...cover,
    })
    .returning();
  if (!receipt) throw new Error('The receipt was not stored');
  return receiptNumber(receipt);
}

/**
 * Finds the payer's employer: the payer of a plan for employees, or the owner of the company plan that covers the
 * payer.
 */
async function employerName(tx: Database, now: Date, payment: PaymentRow): Promise<string | null> {
  if (payment.planId !== null) {
    const [plan] = await tx.select({ type: plans.type }).from(plans).where(eq(plans.id, payment.planId));
    if (plan && isCompanyPlan(plan.type)) return fullName(payment);
  }
  const employer = alias(users, 'employer');
  const [owner] = await tx
    .select({ id: employer.id, first: employer.firstName, last: employer.lastName })
    .from(users)
    .innerJoin(members, isOnPlan(users.id))
    .innerJoin(employer, eq(employer.id, members.ownerId))
    .where(
      payment.userId === null
        ? sql`lower(${users.email}) = ${payment.email.toLowerCase()} and ${users.emailProvenAt} is not null`
        : eq(users.id, payment.userId),
    );
  if (!owner) return null;
  // The owner of a family plan is no employer.
  const cover = await currentPeriod(tx, owner.id, now);
  return cover && isCompanyPlan(cover.plan.type) ? `${owner.first} ${owner.last}` : null;
}

const isCompanyPlan = (type: string): boolean => type !== 'individual' && type !== 'family';
