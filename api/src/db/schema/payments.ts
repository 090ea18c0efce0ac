/** Payments and what they bought. Amounts are kobo. */
import { sql } from 'drizzle-orm';
import type { Frequency, Relation } from '@ilera/contracts/api';
import { boolean, index, integer, jsonb, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { conditions, plans, coupons } from './catalogue';
import { members, users } from './people';
import { createdAt, id, kobo, timestamptz, sealedJson, sealedText } from './columns';

/** Attempts to pay for a visit, a plan or a card check. */
export const payments = pgTable(
  'payments',
  {
    id: id(),
    reference: text('reference').notNull().unique(),
    kind: text('kind').$type<'condition' | 'plan' | 'card'>().notNull(),
    status: text('status').$type<'processing' | 'success' | 'cancelled'>().notNull().default('processing'),
    reason: text('reason'),
    userId: integer('user_id').references(() => users.id),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    email: text('email').notNull(),
    /** A guest's phone number, if given. */
    phone: sealedText('phone'),
    /** The plan's name, or the reason for the visit. */
    description: sealedText('description').notNull(),
    /** The visit's patient, if not the payer. */
    patient: sealedJson<Patient>('patient'),
    amountKobo: kobo('amount_kobo').notNull(),
    currency: text('currency').notNull().default('NGN'),
    couponId: integer('coupon_id').references(() => coupons.id),
    saveCard: boolean('save_card').notNull().default(false),
    planId: integer('plan_id').references(() => plans.id),
    frequency: text('frequency').$type<Frequency>(),
    quantity: integer('quantity'),
    /** The credit for unused days of earlier periods. */
    creditKobo: kobo('credit_kobo').notNull().default(0),
    /** The periods that this plan ends by starting at once; null if the plan follows them. */
    replaces: jsonb('replaces').$type<EndedPeriod[]>(),
    conditionId: integer('condition_id').references(() => conditions.id),
    method: text('method').$type<'video' | 'message'>(),
    dateText: text('date_text'),
    scheduledAt: timestamptz('scheduled_at'),
    provider: text('provider').notNull(),
    redirectUrl: text('redirect_url').notNull(),
    authorizationUrl: text('authorization_url'),
    /** Equal for two attempts at the same purchase: see `start-payment.ts`. */
    fingerprint: text('fingerprint').notNull(),
    /** The provider's last status of an attempt that is still open. */
    providerStatus: text('provider_status').$type<'abandoned' | 'pending'>(),
    /** When the attempt expires, here and at the provider. */
    expiresAt: timestamptz('expires_at').notNull(),
    /** When a newer attempt replaced this one; a later payment is refunded. */
    supersededAt: timestamptz('superseded_at'),
    /** When the guest consented to the use of health data for the visit, and to which text. */
    consentAt: timestamptz('consent_at'),
    consentVersion: text('consent_version'),
    createdAt: createdAt(),
    settledAt: timestamptz('settled_at'),
  },
  (table) => [
    index('payments_by_user').on(table.userId, table.createdAt),
    index('payments_by_fingerprint').on(table.fingerprint, table.createdAt),
    index('payments_by_coupon').on(table.couponId),
    index('payments_by_slot').on(sql`lower(${table.email})`, table.scheduledAt),
  ],
);

/** A patient for whom somebody else booked a visit and gave consent, with the time and the text. */
export interface Patient {
  firstName: string;
  lastName: string;
  age: number;
  relation: Relation;
  consentAt: string;
  consentVersion: string;
}

/** A paid period that a purchase ends, as it was before; stored with the payment. */
export interface EndedPeriod {
  id: number;
  plan: string;
  type: string;
  people: number;
  startsAt: string;
  expiresAt: string;
  /** False if the period never begins. */
  hasBegun: boolean;
  creditedDays: number;
  creditKobo: number;
}

export type PaymentRow = typeof payments.$inferSelect;

/** Issued receipts, with the facts that must stay as of that day. All others are read from the payment. */
export const receipts = pgTable(
  'receipts',
  {
    id: id(),
    paymentId: integer('payment_id')
      .notNull()
      .unique()
      .references(() => payments.id),
    /** Year in Lagos; receipts are counted within it without gaps. */
    year: integer('year').notNull(),
    serial: integer('serial').notNull(),
    vatBasisPoints: integer('vat_basis_points'),
    taxNumber: text('tax_number'),
    employer: text('employer'),
    /** The period that a plan payment bought, regardless of later changes. */
    coverFrom: timestamptz('cover_from'),
    coverUntil: timestamptz('cover_until'),
    issuedAt: timestamptz('issued_at').notNull(),
  },
  (table) => [uniqueIndex('receipts_number').on(table.year, table.serial)],
);

export type ReceiptRow = typeof receipts.$inferSelect;

/** Why a payment is refunded; `payment-words.ts` has the words. */
export type RefundCause =
  | 'duplicate'
  | 'superseded'
  | 'expired'
  | 'wrong-amount'
  | 'coupon-used-up'
  | 'no-place'
  | 'cover-changed'
  | 'joined-plan'
  | 'card-not-saved'
  | 'card-check'
  | 'cancelled'
  | 'support'
  | 'refunded-at-provider'
  | 'erased';

/**
 * Refunds, one per payment. Each is written with its cause, then sent until the provider accepts it.
 */
export const refunds = pgTable(
  'refunds',
  {
    id: id(),
    paymentId: integer('payment_id')
      .notNull()
      .unique()
      .references(() => payments.id),
    amountKobo: kobo('amount_kobo').notNull(),
    currency: text('currency').notNull(),
    cause: text('cause').$type<RefundCause>().notNull(),
    /** `held` refunds are sent at `nextAttemptAt`, unless the person takes up the plan again first. */
    status: text('status')
      .$type<'held' | 'waiting' | 'accepted' | 'attention' | 'done' | 'failed'>()
      .notNull()
      .default('waiting'),
    attempts: integer('attempts').notNull().default(0),
    nextAttemptAt: timestamptz('next_attempt_at').notNull(),
    createdAt: createdAt(),
  },
  (table) => [index('refunds_waiting').on(table.status, table.nextAttemptAt)],
);

/** Payment problems for operators, one open entry per kind and payment. */
export const paymentIssues = pgTable(
  'payment_issues',
  {
    id: id(),
    paymentId: integer('payment_id')
      .notNull()
      .references(() => payments.id),
    kind: text('kind')
      .$type<RefundCause | 'paid-after-refund' | 'dispute' | 'refund-failed' | 'refund-attention'>()
      .notNull(),
    detail: text('detail').notNull(),
    createdAt: createdAt(),
    resolvedAt: timestamptz('resolved_at'),
  },
  (table) => [
    uniqueIndex('payment_issues_open')
      .on(table.paymentId, table.kind)
      .where(sql`${table.resolvedAt} is null`),
    index('payment_issues_by_payment').on(table.paymentId),
  ],
);

/** Records of the sandbox provider, which alone reads them. */
export const sandboxTransactions = pgTable('sandbox_transactions', {
  reference: text('reference').primaryKey(),
  amountKobo: kobo('amount_kobo').notNull(),
  currency: text('currency').notNull(),
  email: text('email').notNull(),
  description: text('description').notNull(),
  callbackUrl: text('callback_url').notNull(),
  status: text('status')
    .$type<'pending' | 'success' | 'failed' | 'abandoned' | 'reversed'>()
    .notNull()
    .default('pending'),
  expiresAt: timestamptz('expires_at'),
  cardType: text('card_type'),
  createdAt: createdAt(),
  decidedAt: timestamptz('decided_at'),
});

/** Paid periods of plans, from which cover is computed. */
export const subscriptions = pgTable(
  'subscriptions',
  {
    id: id(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    planId: integer('plan_id')
      .notNull()
      .references(() => plans.id),
    /** One payment opens one subscription, however often the provider reports it. */
    paymentId: integer('payment_id')
      .notNull()
      .unique()
      .references(() => payments.id),
    frequency: text('frequency').$type<Frequency>().notNull(),
    quantity: integer('quantity').notNull(),
    startsAt: timestamptz('starts_at').notNull(),
    expiresAt: timestamptz('expires_at').notNull(),
    /** The day of the month in Lagos on which its months end; a renewal keeps it through shorter months. */
    anchorDay: smallint('anchor_day').notNull(),
    /** Credit withdrawn from the price, because the plan that it came from was refunded. */
    lostKobo: kobo('lost_kobo').notNull().default(0),
    /** The end before the owner joined another plan, and until when the owner can take the plan up again. */
    givenUpEnd: timestamptz('given_up_end'),
    takeUpUntil: timestamptz('take_up_until'),
    createdAt: createdAt(),
  },
  (table) => [index('subscriptions_by_user').on(table.userId, table.createdAt)],
);

/** Sent reminders, so that each is sent once. */
export const planReminders = pgTable(
  'plan_reminders',
  {
    id: id(),
    subscriptionId: integer('subscription_id')
      .notNull()
      .references(() => subscriptions.id),
    /** Days before the end. */
    days: integer('days').notNull(),
    /** The end that the reminder named; a moved period gets new reminders. */
    endsAt: timestamptz('ends_at').notNull(),
    createdAt: createdAt(),
  },
  (table) => [uniqueIndex('plan_reminders_once').on(table.subscriptionId, table.days, table.endsAt)],
);

/** Sent mails to members about lost cover, so that each is sent once. */
export const seatNotices = pgTable(
  'place_notices',
  {
    id: id(),
    subscriptionId: integer('subscription_id')
      .notNull()
      .references(() => subscriptions.id),
    memberId: integer('member_id')
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    /** Days before the beginning of a period without a seat for the member; 0 once it runs, -1 once it has ended. */
    days: integer('days').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('place_notices_once').on(table.subscriptionId, table.memberId, table.days),
    index('place_notices_by_member').on(table.memberId),
  ],
);

/** A person's saved card: last four digits and the provider's token. */
export const cards = pgTable('cards', {
  userId: integer('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  type: text('type').notNull(),
  last4: text('last4').notNull(),
  expiry: text('expiry').notNull(),
  /** The provider's token for charging the card again; never leaves the server. */
  authorizationCode: text('authorization_code').notNull(),
  updatedAt: timestamptz('updated_at').notNull().defaultNow(),
});
