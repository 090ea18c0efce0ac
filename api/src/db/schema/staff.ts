/**
 * The clinic's staff, whose rows and sessions are separate from customers', and support's notes and refund decisions.
 */
import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { StaffRole } from '@ilera/contracts/api';
import { createdAt, id, timestamptz, sealedText } from './columns';
import { payments } from './payments';
import { users } from './people';

/** Staff members with their roles. */
export const staff = pgTable(
  'staff',
  {
    id: id(),
    email: text('email').notNull(),
    name: text('name').notNull(),
    roles: text('roles').array().$type<StaffRole[]>().notNull(),
    specialty: text('specialty'),
    licence: text('licence'),
    /** The person's subject at the OpenID Connect provider; null until the first sign-in. */
    subject: text('subject').unique(),
    active: boolean('active').notNull().default(true),
    createdAt: createdAt(),
  },
  (table) => [uniqueIndex('staff_email').on(sql`lower(${table.email})`)],
);

export type StaffRow = typeof staff.$inferSelect;

/** Staff sessions by the hash of their token. */
export const staffSessions = pgTable(
  'staff_sessions',
  {
    tokenHash: text('token_hash').primaryKey(),
    staffId: integer('staff_id')
      .notNull()
      .references(() => staff.id),
    lastUsedAt: timestamptz('last_used_at').notNull(),
    expiresAt: timestamptz('expires_at').notNull(),
  },
  (table) => [index('staff_sessions_by_staff').on(table.staffId)],
);

const staffId = (name: string) => integer(name).references(() => staff.id);

/** Notes about a person for colleagues; the person's data export includes them. */
export const supportNotes = pgTable(
  'support_notes',
  {
    id: id(),
    userId: integer('user_id').references(() => users.id),
    /** A guest's e-mail address in lower case; null if there is an account. */
    email: text('email'),
    text: sealedText('text').notNull(),
    staffId: staffId('staff_id').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    index('support_notes_by_user').on(table.userId),
    index('support_notes_by_email').on(table.email),
  ],
);

/** Refunds that support requests, with reasons. Without `approvedId`, a refund awaits a second person. */
export const supportRefunds = pgTable('support_refunds', {
  id: id(),
  paymentId: integer('payment_id')
    .notNull()
    .unique()
    .references(() => payments.id),
  reason: sealedText('reason').notNull(),
  staffId: staffId('staff_id').notNull(),
  approvedId: staffId('approved_id'),
  createdAt: createdAt(),
  approvedAt: timestamptz('approved_at'),
});
