import { integer, pgTable, primaryKey } from 'drizzle-orm/pg-core';
import { appointments } from './care';
import { createdAt, moment } from './columns';

/** Reminders of visits, so that each is sent once; for a visit that was moved, of each time. */
export const visitReminders = pgTable(
  'visit_reminders',
  {
    appointmentId: integer('appointment_id')
      .notNull()
      .references(() => appointments.id, { onDelete: 'cascade' }),
    /** How many hours before the visit. */
    hours: integer('hours').notNull(),
    scheduledAt: moment('scheduled_at').notNull(),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.appointmentId, table.hours, table.scheduledAt] })],
);
