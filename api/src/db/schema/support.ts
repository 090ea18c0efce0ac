/** What support notes and decides. */
import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, id, moment, sealedText } from './columns';
import { payments } from './payments';
import { users } from './people';
import { staff } from './staff';

const staffId = (name: string) => integer(name).references(() => staff.id);

/** Notes about a person for colleagues; the person gets them with their data. */
export const supportNotes = pgTable(
  'support_notes',
  {
    id: id(),
    userId: integer('user_id').references(() => users.id),
    /** A guest's address in small letters; empty where there is an account. */
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

/** Why support refunds a payment. Without `approvedId` it waits for a second person. */
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
  approvedAt: moment('approved_at'),
});
