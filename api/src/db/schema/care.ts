/** Visits and claims. */
import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { conditions, claimables } from './catalogue';
import { payments } from './payments';
import { users } from './people';
import { createdAt, id, kobo, moment } from './columns';

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
    status: text('status')
      .$type<'processing' | 'approved' | 'paid' | 'refused'>()
      .notNull()
      .default('processing'),
    /** What is repaid. */
    amountKobo: kobo('amount_kobo'),
    /** Why it was refused, in words for the person. */
    reason: text('reason'),
    createdAt: createdAt(),
    decidedAt: moment('decided_at'),
    paidAt: moment('paid_at'),
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
