/**
 * The audit trail of medical and payment data, counters of uses, and notes of backups. Triggers record changes and keep
 * entries immutable.
 */
import { sql } from 'drizzle-orm';
import { bigint, index, integer, pgTable, text, primaryKey } from 'drizzle-orm/pg-core';
import type { AccessEntry } from '@ilera/contracts/api';
import type { ActorKind } from '../../context/request-context';
import { timestamptz } from './columns';

/** Has no foreign keys, because entries outlive the rows they are about. */
export const auditEvents = pgTable(
  'audit_events',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: timestamptz('at').notNull().defaultNow(),
    actorKind: text('actor_kind').$type<ActorKind>().notNull(),
    actorId: integer('actor_id'),
    subjectId: integer('subject_id'),
    action: text('action').$type<AccessEntry['action']>().notNull(),
    what: text('what').$type<AccessEntry['what']>().notNull(),
    record: text('record'),
    /** Names of the changed columns, never values. */
    columns: text('columns'),
    /** Keyed hash of the network that the request came from. */
    network: text('network'),
    requestId: text('request_id'),
  },
  (table) => [
    index('audit_events_by_subject').on(table.subjectId, table.id),
    index('audit_events_by_time').on(table.at),
    // For `lastChangedBy`, which otherwise reads the whole trail where nobody of the staff changed the record.
    index('audit_events_by_record')
      .on(table.record, table.id)
      .where(sql`${table.actorKind} = 'staff' and ${table.action} = 'changed'`),
  ],
);

/** Uses of a limited call in the current window. */
export const useCounts = pgTable('use_counts', {
  /** Keyed hash of the limit's name and its subject. */
  keyHash: text('key_hash').primaryKey(),
  count: integer('count').notNull(),
  /** End of the current window. */
  endsAt: timestamptz('ends_at').notNull(),
});

/** Failed sign-ins of an account, per network and in total, and the wait until the next attempt. */
export const loginAttempts = pgTable(
  'login_attempts',
  {
    /** Keyed hash of the e-mail address, whether or not it has an account. */
    accountHash: text('account_hash').notNull(),
    /** Keyed hash of the caller's network; empty for the account as a whole. */
    networkHash: text('network_hash').notNull(),
    failures: integer('failures').notNull().default(0),
    lastAt: timestamptz('last_at').notNull(),
    /** No further attempt before this moment. */
    waitUntil: timestamptz('wait_until').notNull(),
    /** The last successful sign-in, which exempts this network from the waits of the whole account. */
    succeededAt: timestamptz('succeeded_at'),
  },
  (table) => [primaryKey({ columns: [table.accountHash, table.networkHash] })],
);

/** A row for each complete backup of `pnpm data:backup`, by the clock of the database; for `/_metrics`. */
export const backups = pgTable('backups', {
  completedAt: timestamptz('completed_at').primaryKey(),
});
