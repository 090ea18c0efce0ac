/** The waitlist, outgoing mail, and stored responses. */
import { sql } from 'drizzle-orm';
import { index, integer, json, jsonb, pgTable, text, uniqueIndex, primaryKey } from 'drizzle-orm/pg-core';
import { createdAt, id, timestamptz, sealedText } from './columns';
import { visits } from './care';

/** People who want to know when plans are sold in their city. */
export const waitlist = pgTable(
  'waitlist',
  {
    id: id(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    email: text('email').notNull(),
    phoneNumber: text('phone_number').notNull(),
    /** When the person was mailed that plans are sold in the city. */
    toldAt: timestamptz('told_at'),
    createdAt: createdAt(),
  },
  (table) => [uniqueIndex('waitlist_email').on(sql`lower(${table.email})`)],
);

/** The subject of a reminder and the time that it names. The reminder is sent only while both still hold. */
export type Reminds = { at: string } & (
  | { visit: string; message: (typeof visitMessages.$inferSelect)['message'] }
  | { subscription: number }
);

/** Outgoing mails, waiting and sent. */
export const outbox = pgTable(
  'outbox',
  {
    id: id(),
    to: text('recipient').notNull(),
    subject: text('subject').notNull(),
    /** Encrypted and erased once sent, because the text repeats bookings or claims and opens accounts. */
    text: sealedText('text').notNull(),
    html: sealedText('html').notNull(),
    createdAt: createdAt(),
    sentAt: timestamptz('sent_at'),
    attempts: integer('attempts').notNull().default(0),
    /** When the mail is due: the end of the backoff, or of the sending process's lease. */
    nextAttemptAt: timestamptz('next_attempt_at').notNull().defaultNow(),
    /** When delivery was given up. Support sees such mails and can retry them. */
    deadAt: timestamptz('dead_at'),
    /** Null for mails that stay true while they wait. */
    reminds: jsonb('reminds').$type<Reminds>(),
    /** The code of the last error, without the recipient. */
    lastError: text('last_error'),
  },
  (table) => [
    index('outbox_due')
      .on(table.nextAttemptAt)
      .where(sql`${table.sentAt} is null and ${table.deadAt} is null`),
  ],
);

/** Stored responses to requests with an idempotency key, for repeats. */
export const idempotencyKeys = pgTable('idempotency_keys', {
  /** SHA-256 of caller, call and key. */
  keyHash: text('key_hash').primaryKey(),
  requestHash: text('request_hash').notNull(),
  /** The caller, with whom the response is erased; null for guests. */
  userId: integer('user_id'),
  /** Encrypted text, which keeps the order of keys, so that a repeat gets the very same bytes. */
  answer: json('answer').$type<string>(),
  /** Until when the working process must have stored a response. */
  leaseUntil: timestamptz('lease_until').notNull().defaultNow(),
  createdAt: createdAt(),
});

/** Messages about visits that were sent, so that each is sent once per visit and time. */
export const visitMessages = pgTable(
  'visit_messages',
  {
    visitId: integer('visit_id')
      .notNull()
      .references(() => visits.id, { onDelete: 'cascade' }),
    /** `day` and `hour` remind the person; `untaken` and `late` alert managers and care managers. */
    message: text('message').$type<'day' | 'hour' | 'untaken' | 'late'>().notNull(),
    scheduledAt: timestamptz('scheduled_at').notNull(),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.visitId, table.message, table.scheduledAt] })],
);

/**
 * Text messages about visits. Number and words are composed at sending, so that no text goes out about a visit that was
 * cancelled, moved or erased.
 */
export const visitTexts = pgTable(
  'visit_texts',
  {
    id: id(),
    visitId: integer('visit_id')
      .notNull()
      .references(() => visits.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<'booked' | 'link' | 'reminder'>().notNull(),
    /** The visit time that the text names. */
    scheduledAt: timestamptz('scheduled_at').notNull(),
    attempts: integer('attempts').notNull().default(0),
    nextAttemptAt: timestamptz('next_attempt_at').notNull(),
    /** When a process took the text for sending. It is sent again only if the provider surely did not take it. */
    claimedAt: timestamptz('claimed_at'),
    /** `sent`, `dropped`, or the code of the failure. */
    outcome: text('outcome'),
    createdAt: createdAt(),
  },
  (table) => [
    index('visit_texts_due')
      .on(table.nextAttemptAt)
      .where(sql`${table.claimedAt} is null`),
  ],
);
