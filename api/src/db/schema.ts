/**
 * The database. Amounts are kobo in whole numbers; moments are `timestamptz`; secrets (session and one-time tokens)
 * are stored as SHA-256 only. Uniqueness that a promise rests on ("never twice") stands here as an index.
 */
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';

const id = () => integer('id').primaryKey().generatedAlwaysAsIdentity();
const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });
const createdAt = () => moment('created_at').notNull().defaultNow();
const kobo = (name: string) => bigint(name, { mode: 'number' });

export const countries = pgTable('countries', {
  id: integer('id').primaryKey(),
  iso: text('iso').notNull().unique(),
  name: text('name').notNull(),
});

export const states = pgTable(
  'states',
  {
    id: integer('id').primaryKey(),
    countryId: integer('country_id')
      .notNull()
      .references(() => countries.id),
    name: text('name').notNull(),
  },
  (table) => [index('states_by_country').on(table.countryId)],
);

export const cities = pgTable(
  'cities',
  {
    id: integer('id').primaryKey(),
    stateId: integer('state_id')
      .notNull()
      .references(() => states.id),
    name: text('name').notNull(),
    /** Are plans sold there? Operators change it while the site runs. */
    available: boolean('available').notNull().default(false),
  },
  (table) => [index('cities_by_state').on(table.stateId)],
);

export const users = pgTable(
  'users',
  {
    id: id(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    email: text('email').notNull(),
    /** A PHC string; empty for people who came through Google. */
    passwordHash: text('password_hash'),
    signupMethod: text('signup_method').notNull().default('email'),
    emailVerifiedAt: moment('email_verified_at'),
    googleSubject: text('google_subject').unique(),
    phonePrefix: text('phone_prefix'),
    phoneNumber: text('phone_number'),
    sex: text('sex'),
    dob: date('dob', { mode: 'string' }),
    countryId: integer('country_id').references(() => countries.id),
    stateId: integer('state_id').references(() => states.id),
    city: text('city'),
    street: text('street'),
    /** The person whose plan covers this one: a beneficiary cannot manage a plan. */
    employerId: integer('employer_id'),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('users_email').on(sql`lower(${table.email})`),
    index('users_by_employer').on(table.employerId),
    foreignKey({ columns: [table.employerId], foreignColumns: [table.id] }),
  ],
);

export const sessions = pgTable(
  'sessions',
  {
    tokenHash: text('token_hash').primaryKey(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
    lastUsedAt: moment('last_used_at').notNull().defaultNow(),
    expiresAt: moment('expires_at').notNull(),
    revokedAt: moment('revoked_at'),
  },
  (table) => [index('sessions_by_user').on(table.userId)],
);

export const oneTimeTokens = pgTable(
  'one_time_tokens',
  {
    tokenHash: text('token_hash').primaryKey(),
    /** `verify` or `reset`: a token of one purpose is worth nothing for the other. */
    purpose: text('purpose').notNull(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
    expiresAt: moment('expires_at').notNull(),
    usedAt: moment('used_at'),
  },
  (table) => [index('one_time_tokens_by_user').on(table.userId)],
);

export const googleFlows = pgTable('google_flows', {
  /** SHA-256 of `state`. */
  stateHash: text('state_hash').primaryKey(),
  ticketHash: text('ticket_hash').notNull().unique(),
  codeVerifier: text('code_verifier').notNull(),
  nonce: text('nonce').notNull(),
  authorizationUrl: text('authorization_url').notNull(),
  createdAt: createdAt(),
  usedAt: moment('used_at'),
});

export const conditionCategories = pgTable('condition_categories', {
  id: id(),
  title: text('title').notNull().unique(),
});

export const conditions = pgTable(
  'conditions',
  {
    id: id(),
    categoryId: integer('category_id')
      .notNull()
      .references(() => conditionCategories.id),
    title: text('title').notNull().unique(),
    text: text('text').notNull(),
    /** Clean HTML: only `saveCondition` writes here. */
    body: text('body').notNull(),
    faqs: jsonb('faqs').$type<{ question: string; answer: string }[]>().notNull(),
    /** Words that people use for it. */
    synonyms: text('synonyms').notNull().default(''),
    popular: boolean('popular').notNull().default(false),
    reviewedAt: date('reviewed_at', { mode: 'string' }).notNull(),
  },
  (table) => [index('conditions_by_category').on(table.categoryId)],
);

export const plans = pgTable('plans', {
  id: id(),
  name: text('name').notNull().unique(),
  type: text('type').$type<'individual' | 'family' | 'smes' | 'corporate'>().notNull(),
  quarterKobo: kobo('quarter_kobo').notNull(),
  biAnnualKobo: kobo('bi_annual_kobo').notNull(),
  annualKobo: kobo('annual_kobo').notNull(),
  minEmployees: integer('min_employees').notNull().default(1),
  benefits: jsonb('benefits').$type<string[]>().notNull(),
  standout: boolean('standout').notNull().default(false),
});

export const coupons = pgTable('coupons', {
  id: id(),
  /** Upper case. */
  code: text('code').notNull().unique(),
  /** 1 to 99. */
  percent: smallint('percent').notNull(),
  scope: text('scope').$type<'condition' | 'plan'>().notNull(),
  /** Only for this condition, where set. */
  conditionId: integer('condition_id').references(() => conditions.id),
  /** Only for this type of plan, where set. */
  planType: text('plan_type'),
  expiresAt: moment('expires_at'),
  maxUses: integer('max_uses'),
});

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
    /** What makes two attempts the same purchase: see `find-or-create-payment.ts`. */
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

export const providerEvents = pgTable('provider_events', {
  /** The provider's own name of the event: a repeat is recognised by it. */
  id: text('id').primaryKey(),
  reference: text('reference').notNull(),
  kind: text('kind').notNull(),
  createdAt: createdAt(),
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

export const appointments = pgTable(
  'appointments',
  {
    id: id(),
    reference: text('reference').notNull().unique(),
    /** Empty for a guest, whose payment then says who it is. */
    userId: integer('user_id').references(() => users.id),
    paymentId: integer('payment_id')
      .unique()
      .references(() => payments.id),
    conditionId: integer('condition_id').references(() => conditions.id),
    description: text('description').notNull(),
    method: text('method').$type<'video' | 'message'>().notNull(),
    scheduledAt: moment('scheduled_at').notNull(),
    status: text('status').$type<'processing' | 'success' | 'cancelled'>().notNull().default('processing'),
    createdAt: createdAt(),
  },
  (table) => [
    index('appointments_by_user').on(table.userId, table.createdAt),
    // A double click or a retry lands on the row that is already there.
    uniqueIndex('appointments_once')
      .on(table.userId, table.scheduledAt, sql`md5(${table.description})`)
      .where(sql`${table.status} <> 'cancelled' and ${table.userId} is not null`),
  ],
);

export const members = pgTable(
  'members',
  {
    id: id(),
    ownerId: integer('owner_id')
      .notNull()
      .references(() => users.id),
    /** The member's own account, once there is one. */
    userId: integer('user_id').references(() => users.id),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    email: text('email').notNull(),
    createdAt: createdAt(),
  },
  (table) => [uniqueIndex('members_once').on(table.ownerId, sql`lower(${table.email})`)],
);

export const claimables = pgTable('claimables', {
  id: id(),
  name: text('name').notNull().unique(),
  description: text('description').notNull(),
});

export const claims = pgTable(
  'claims',
  {
    id: id(),
    reference: text('reference').notNull().unique(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    claimableId: integer('claimable_id')
      .notNull()
      .references(() => claimables.id),
    comment: text('comment').notNull(),
    status: text('status').$type<'processing'>().notNull().default('processing'),
    createdAt: createdAt(),
  },
  (table) => [index('claims_by_user').on(table.userId, table.createdAt)],
);

export const claimEvidence = pgTable('claim_evidence', {
  id: id(),
  claimId: integer('claim_id')
    .notNull()
    .references(() => claims.id),
  /** A random name in the evidence folder; what the person called the file is kept as text only. */
  storedName: text('stored_name').notNull().unique(),
  originalName: text('original_name').notNull(),
  type: text('type').notNull(),
  bytes: integer('bytes').notNull(),
  sha256: text('sha256').notNull(),
});

export const waitlist = pgTable(
  'waitlist',
  {
    id: id(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    email: text('email').notNull(),
    phoneNumber: text('phone_number').notNull(),
    createdAt: createdAt(),
  },
  (table) => [uniqueIndex('waitlist_email').on(sql`lower(${table.email})`)],
);

export const outbox = pgTable(
  'outbox',
  {
    id: id(),
    to: text('recipient').notNull(),
    subject: text('subject').notNull(),
    text: text('text').notNull(),
    html: text('html').notNull(),
    createdAt: createdAt(),
    sentAt: moment('sent_at'),
    attempts: integer('attempts').notNull().default(0),
  },
  (table) => [
    index('outbox_unsent')
      .on(table.id)
      .where(sql`${table.sentAt} is null`),
  ],
);

export const idempotencyKeys = pgTable('idempotency_keys', {
  /** SHA-256 of who, which call and the key. */
  keyHash: text('key_hash').primaryKey(),
  requestHash: text('request_hash').notNull(),
  answer: jsonb('answer'),
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
