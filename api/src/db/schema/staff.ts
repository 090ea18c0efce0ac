/** The people who work at the clinic. They are no users: neither their rows nor their sessions meet those of customers. */
import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { StaffRole } from '@shared/contracts/api';
import { createdAt, id, moment } from './columns';

export const staff = pgTable(
  'staff',
  {
    id: id(),
    email: text('email').notNull(),
    name: text('name').notNull(),
    roles: text('roles').array().$type<StaffRole[]>().notNull(),
    specialty: text('specialty'),
    licence: text('licence'),
    /** Who this is at the OpenID Connect provider; empty until the first sign-in. */
    subject: text('subject').unique(),
    active: boolean('active').notNull().default(true),
    createdAt: createdAt(),
  },
  (table) => [uniqueIndex('staff_email').on(sql`lower(${table.email})`)],
);

export type StaffRow = typeof staff.$inferSelect;

export const staffSessions = pgTable(
  'staff_sessions',
  {
    tokenHash: text('token_hash').primaryKey(),
    staffId: integer('staff_id')
      .notNull()
      .references(() => staff.id),
    lastUsedAt: moment('last_used_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index('staff_sessions_by_staff').on(table.staffId)],
);
