/** Payments and what they bought. Amounts are kobo. */
import { sql } from 'drizzle-orm';
import type { Relation } from '@ilera/contracts/api';
import type { RefundCause } from '../../common/refund-words';
import { boolean, index, integer, jsonb, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { conditions, plans, coupons } from './catalogue';
import { members, users } from './people';
import { createdAt, id, kobo, timestamptz, sealedJson, sealedText } from './columns';

/** An attempt to pay for a visit, a plan or a card, and what it was paid with. */
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
    /** Where a guest can be called, if they said so. */
    phone: sealedText('phone'),
    /** The plan's name, or what a visit is about. */
    description: sealedText('description').notNull(),
    /** Whom a visit is for, where that is not the payer. */
    patient: sealedJson<Patient>('patient'),
    amountKobo: kobo('amount_kobo').notNull(),
    currency: text('currency').notNull().default('NGN'),
    couponId: integer('coupon_id').references(() => coupons.id),
    saveCard: boolean('save_card').notNull().default(false),
    planId: integer('plan_id').references(() => plans.id),
    frequency: text('frequency').$type<'quarter' | 'bi-annual' | 'annual'>(),
    quantity: integer('quantity'),
    /** The credit for days that are left of earlier periods. */
    creditKobo: kobo('credit_kobo').notNull().default(0),
    /** The periods that this plan ends when it starts at once; null when it follows on. */
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
    /** Until when the attempt can be paid, here and at the provider. */
    expiresAt: timestamptz('expires_at').notNull(),
    /** When a newer attempt at the same purchase replaced it: a later payment is refunded. */
    supersededAt: timestamptz('superseded_at'),
    /** When the guest agreed that health data is used for the visit, and to which text. */
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

/** Somebody for whom another person booked a visit, and when that person agreed for them, to which text. */
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
  /** Of the plan. */
  type: string;
  people: number;
  startsAt: string;
  expiresAt: string;
  /** False: it never begins. */
  hasBegun: boolean;
  creditedDays: number;
  creditKobo: number;
}

export type PaymentRow = typeof payments.$inferSelect;

/** Issued receipts, with what must stay as it was on that day. Everything else is read from the payment. */
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
    /** What a plan payment bought, whatever became of it since. */
    coverFrom: timestamptz('cover_from'),
    coverUntil: timestamptz('cover_until'),
    issuedAt: timestamptz('issued_at').notNull(),
  },
  (table) => [uniqueIndex('receipts_number').on(table.year, table.serial)],
);

export type ReceiptRow = typeof receipts.$inferSelect;

/**
 * Refunds, one a payment. Written with their cause, and sent afterwards until the provider has accepted them.
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
    /** `held`: sent at `nextAttemptAt`, unless the person takes the refunded plan up again before. */
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

/** Problems of payments for operators. One open entry for each kind and payment. */
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
  ],
);

/** Records of the sandbox provider; only the sandbox reads them. */
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

/** A paid period of a plan. Cover is computed from these rows. */
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
    frequency: text('frequency').$type<'quarter' | 'bi-annual' | 'annual'>().notNull(),
    quantity: integer('quantity').notNull(),
    startsAt: timestamptz('starts_at').notNull(),
    expiresAt: timestamptz('expires_at').notNull(),
    /** The day of the month in Lagos on which its months end; a renewal keeps it through shorter months. */
    anchorDay: smallint('anchor_day').notNull(),
    /** The credit in its price that was taken back, because the plan whose unused days it was is refunded. */
    lostKobo: kobo('lost_kobo').notNull().default(0),
    /** The end that it had before its holder joined another plan, and until when they can take it up again. */
    givenUpEnd: timestamptz('given_up_end'),
    takeUpUntil: timestamptz('take_up_until'),
    createdAt: createdAt(),
  },
  (table) => [index('subscriptions_by_user').on(table.userId, table.createdAt)],
);

/** Reminders that were sent, so that each is sent once. */
export const planReminders = pgTable(
  'plan_reminders',
  {
    id: id(),
    subscriptionId: integer('subscription_id')
      .notNull()
      .references(() => subscriptions.id),
    /** How many days before the end. */
    days: integer('days').notNull(),
    /** The end that it told: a period that was moved is reminded of again. */
    endsAt: timestamptz('ends_at').notNull(),
    createdAt: createdAt(),
  },
  (table) => [uniqueIndex('plan_reminders_once').on(table.subscriptionId, table.days, table.endsAt)],
);

/** Mails to members about cover that they lose, so that each is sent once. */
export const placeNotices = pgTable(
  'place_notices',
  {
    id: id(),
    subscriptionId: integer('subscription_id')
      .notNull()
      .references(() => subscriptions.id),
    memberId: integer('member_id')
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    /** How many days before a period begins that has no place for them; 0 once it runs, -1 once it has ended. */
    days: integer('days').notNull(),
    createdAt: createdAt(),
  },
  (table) => [uniqueIndex('place_notices_once').on(table.subscriptionId, table.memberId, table.days)],
);

/** The saved card of a person: four digits, and the token of the provider. */
export const cards = pgTable('cards', {
  userId: integer('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  type: text('type').notNull(),
  last4: text('last4').notNull(),
  expiry: text('expiry').notNull(),
  /** The provider's handle for charging it again; never leaves the server. */
  authorizationCode: text('authorization_code').notNull(),
  updatedAt: timestamptz('updated_at').notNull().defaultNow(),
});
