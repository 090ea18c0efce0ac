/** Counters that all API processes share: calls of a caller, and wrong passwords. Keys are hashes. */
import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { moment } from './columns';

export const useCounts = pgTable('use_counts', {
  /** Keyed hash of the limit's name and of who is counted. */
  keyHash: text('key_hash').primaryKey(),
  count: integer('count').notNull(),
  /** End of the window that is being counted. */
  endsAt: moment('ends_at').notNull(),
});

export const loginAttempts = pgTable(
  'login_attempts',
  {
    /** Keyed hash of the e-mail address, whether or not it has an account. */
    accountHash: text('account_hash').notNull(),
    /** Keyed hash of the caller's network; empty for the account as a whole. */
    networkHash: text('network_hash').notNull(),
    failures: integer('failures').notNull().default(0),
    lastAt: moment('last_at').notNull(),
    /** No further attempt before this moment. */
    waitUntil: moment('wait_until').notNull(),
    /** The last sign-in from this network, which exempts it from the waits of the whole account. */
    succeededAt: moment('succeeded_at'),
  },
  (table) => [primaryKey({ columns: [table.accountHash, table.networkHash] })],
);
