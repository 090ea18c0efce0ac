/** The waitlist, outgoing mail, and stored responses. */
import { sql } from 'drizzle-orm';
import { index, integer, json, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { createdAt, id, moment, sealedText } from './columns';

export const waitlist = pgTable(
  'waitlist',
  {
    id: id(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    email: text('email').notNull(),
    phoneNumber: text('phone_number').notNull(),
    /** When the mail that plans are sold in the city was written. */
    toldAt: moment('told_at'),
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
    /** Repeats what somebody booked or claimed, and opens accounts: encrypted, and erased once it is sent. */
    text: sealedText('text').notNull(),
    html: sealedText('html').notNull(),
    createdAt: createdAt(),
    sentAt: moment('sent_at'),
    attempts: integer('attempts').notNull().default(0),
    /** Not sent before this moment: the end of the backoff, or of the lease of the process that sends it. */
    nextAttemptAt: moment('next_attempt_at').notNull().defaultNow(),
    /** When delivery was given up. Support sees such mails and can retry them. */
    deadAt: moment('dead_at'),
    /** The code of the last error, without the recipient. */
    lastError: text('last_error'),
  },
  (table) => [
    index('outbox_due')
      .on(table.nextAttemptAt)
      .where(sql`${table.sentAt} is null and ${table.deadAt} is null`),
  ],
);

export const idempotencyKeys = pgTable('idempotency_keys', {
  /** SHA-256 of caller, call and key. */
  keyHash: text('key_hash').primaryKey(),
  requestHash: text('request_hash').notNull(),
  /** Whose response it is: it goes with the person. Empty for guests. */
  userId: integer('user_id'),
  /** `json` keeps the order of the keys, so that a repeat gets the very same bytes. */
  answer: json('answer'),
  /** While there is no response: the process that works on it must finish before this moment. */
  leaseUntil: moment('lease_until').notNull().defaultNow(),
  createdAt: createdAt(),
});
