import { sql } from 'drizzle-orm';
import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { visits } from './care';
import { createdAt, id, moment } from './columns';

/** What was told of a visit in time, so that each is told once; of a visit that was moved, for each time. */
export const visitMessages = pgTable(
  'visit_messages',
  {
    visitId: integer('appointment_id')
      .notNull()
      .references(() => visits.id, { onDelete: 'cascade' }),
    /** The person a day and an hour before; managers and care managers where nobody has it. */
    message: text('message').$type<'day' | 'hour' | 'untaken'>().notNull(),
    scheduledAt: moment('scheduled_at').notNull(),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.visitId, table.message, table.scheduledAt] })],
);

/**
 * Texts to the phone of a visit's person. Number and words are read when one is sent, so that what was cancelled, moved
 * or erased is told to nobody.
 */
export const visitTexts = pgTable(
  'visit_texts',
  {
    id: id(),
    visitId: integer('appointment_id')
      .notNull()
      .references(() => visits.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<'booked' | 'link' | 'reminder'>().notNull(),
    /** The time that it tells. */
    scheduledAt: moment('scheduled_at').notNull(),
    attempts: integer('attempts').notNull().default(0),
    nextAttemptAt: moment('next_attempt_at').notNull(),
    /** When a process gave it to the provider. Nobody gives it again, unless the provider surely did not take it. */
    claimedAt: moment('claimed_at'),
    /** What became of it: `sent`, `dropped`, or the code of the failure. */
    outcome: text('outcome'),
    createdAt: createdAt(),
  },
  (table) => [
    index('visit_texts_due')
      .on(table.nextAttemptAt)
      .where(sql`${table.claimedAt} is null`),
  ],
);
