import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { appointments } from './care';
import { createdAt, moment } from './columns';

/** What was told of a visit in time, so that each is told once; of a visit that was moved, for each time. */
export const visitMessages = pgTable(
  'visit_messages',
  {
    appointmentId: integer('appointment_id')
      .notNull()
      .references(() => appointments.id, { onDelete: 'cascade' }),
    /** The person a day and an hour before; managers and care managers where nobody has it. */
    message: text('message').$type<'day' | 'hour' | 'untaken'>().notNull(),
    scheduledAt: moment('scheduled_at').notNull(),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.appointmentId, table.message, table.scheduledAt] })],
);
