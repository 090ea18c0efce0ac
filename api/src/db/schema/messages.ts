/** The waitlist, outgoing mail, and stored responses. */
import { sql } from 'drizzle-orm';
import { index, integer, json, jsonb, pgTable, text, uniqueIndex, primaryKey } from 'drizzle-orm/pg-core';
import { createdAt, id, timestamptz, sealedText } from './columns';
import { visits } from './care';

/** Who wants to be told when a city is served. */
export const waitlist = pgTable(
  'waitlist',
  {
    id: id(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    email: text('email').notNull(),
    phoneNumber: text('phone_number').notNull(),
    /** When the mail that plans are sold in the city was written. */
    toldAt: timestamptz('told_at'),
    createdAt: createdAt(),
  },
  (table) => [uniqueIndex('waitlist_email').on(sql`lower(${table.email})`)],
);

/** What a reminder is about, and the moment that it names: it is sent only while it is due. */
export type Reminds = { at: string } & (
  | { visit: string; message: (typeof visitMessages.$inferSelect)['message'] }
  | { subscription: number }
);

/** Mails until they are sent, and what was sent. */
export const outbox = pgTable(
  'outbox',
  {
    id: id(),
    to: text('recipient').notNull(),
    subject: text('subject').notNull(),
    /** Repeats what somebody booked or claimed, and opens accounts: encrypted, and erased once it is sent. */
    text: sealedText('text').notNull(),
    html: sealedText('html').notNull(),
    createdAt: createdAt(),
    sentAt: timestamptz('sent_at'),
    attempts: integer('attempts').notNull().default(0),
    /** Not sent before this moment: the end of the backoff, or of the lease of the process that sends it. */
    nextAttemptAt: timestamptz('next_attempt_at').notNull().defaultNow(),
    /** When delivery was given up. Support sees such mails and can retry them. */
    deadAt: timestamptz('dead_at'),
    /** Empty for what stays true while it waits. */
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

/** The answer to a request that carried a key, for when the request comes again. */
export const idempotencyKeys = pgTable('idempotency_keys', {
  /** SHA-256 of caller, call and key. */
  keyHash: text('key_hash').primaryKey(),
  requestHash: text('request_hash').notNull(),
  /** Whose response it is: it goes with the person. Empty for guests. */
  userId: integer('user_id'),
  /** Encrypted, in the order of its keys, so that a repeat gets the very same bytes. */
  answer: json('answer').$type<string>(),
  /** While there is no response: the process that works on it must finish before this moment. */
  leaseUntil: timestamptz('lease_until').notNull().defaultNow(),
  createdAt: createdAt(),
});

/** What was told of a visit in time, so that each is told once; of a visit that was moved, for each time. */
export const visitMessages = pgTable(
  'visit_messages',
  {
    visitId: integer('visit_id')
      .notNull()
      .references(() => visits.id, { onDelete: 'cascade' }),
    /** The person a day and an hour before; managers and care managers where nobody has it. */
    message: text('message').$type<'day' | 'hour' | 'untaken'>().notNull(),
    scheduledAt: timestamptz('scheduled_at').notNull(),
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
    visitId: integer('visit_id')
      .notNull()
      .references(() => visits.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<'booked' | 'link' | 'reminder'>().notNull(),
    /** The time that it tells. */
    scheduledAt: timestamptz('scheduled_at').notNull(),
    attempts: integer('attempts').notNull().default(0),
    nextAttemptAt: timestamptz('next_attempt_at').notNull(),
    /** When a process gave it to the provider. Nobody gives it again, unless the provider surely did not take it. */
    claimedAt: timestamptz('claimed_at'),
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
