/** Money and what it bought. Amounts are kobo. */
import { boolean, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { conditions, plans, coupons } from './catalogue';
import { users } from './people';
import { createdAt, id, kobo, moment } from './columns';

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
    description: text('description').notNull(),
    amountKobo: kobo('amount_kobo').notNull(),
    currency: text('currency').notNull().default('NGN'),
    couponId: integer('coupon_id').references(() => coupons.id),
    saveCard: boolean('save_card').notNull().default(false),
    planId: integer('plan_id').references(() => plans.id),
    frequency: text('frequency').$type<'quarter' | 'bi-annual' | 'annual'>(),
    quantity: integer('quantity'),
    conditionId: integer('condition_id').references(() => conditions.id),
    method: text('method').$type<'video' | 'message'>(),
    dateText: text('date_text'),
    scheduledAt: moment('scheduled_at'),
    provider: text('provider').notNull(),
    redirectUrl: text('redirect_url').notNull(),
    authorizationUrl: text('authorization_url'),
    /** What makes two attempts the same purchase: see `start-payment.ts`. */
    fingerprint: text('fingerprint').notNull(),
    createdAt: createdAt(),
    settledAt: moment('settled_at'),
  },
  (table) => [
    index('payments_by_user').on(table.userId, table.createdAt),
    index('payments_by_fingerprint').on(table.fingerprint, table.createdAt),
    index('payments_by_coupon').on(table.couponId),
  ],
);

export type PaymentRow = typeof payments.$inferSelect;

export const providerEvents = pgTable('provider_events', {
  /** The provider's own name of the event: a repeat is recognised by it. */
  id: text('id').primaryKey(),
  reference: text('reference').notNull(),
  kind: text('kind').notNull(),
  createdAt: createdAt(),
});

/** The sandbox provider's own books: nothing but the sandbox reads them. */
export const sandboxTransactions = pgTable('sandbox_transactions', {
  reference: text('reference').primaryKey(),
  amountKobo: kobo('amount_kobo').notNull(),
  currency: text('currency').notNull(),
  email: text('email').notNull(),
  description: text('description').notNull(),
  callbackUrl: text('callback_url').notNull(),
  status: text('status').$type<'pending' | 'success' | 'failed' | 'abandoned'>().notNull().default('pending'),
  cardType: text('card_type'),
  createdAt: createdAt(),
  decidedAt: moment('decided_at'),
});

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
    /** One payment opens one subscription, however often the provider tells us of it. */
    paymentId: integer('payment_id')
      .notNull()
      .unique()
      .references(() => payments.id),
    frequency: text('frequency').$type<'quarter' | 'bi-annual' | 'annual'>().notNull(),
    quantity: integer('quantity').notNull(),
    startsAt: moment('starts_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    createdAt: createdAt(),
  },
  (table) => [index('subscriptions_by_user').on(table.userId, table.createdAt)],
);

export const cards = pgTable('cards', {
  userId: integer('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  type: text('type').notNull(),
  last4: text('last4').notNull(),
  expiry: text('expiry').notNull(),
  /** The provider's handle for charging it again; never leaves the server. */
  authorizationCode: text('authorization_code').notNull(),
  updatedAt: moment('updated_at').notNull().defaultNow(),
});
