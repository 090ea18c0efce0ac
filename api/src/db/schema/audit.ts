/**
 * Who read or changed medical and payment data. Triggers write the changes, and prevent changes of written
 * entries.
 */
import { bigint, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from './columns';

export type AuditedRecord =
  | 'visit'
  | 'reason'
  | 'note'
  | 'prescription'
  | 'referral'
  | 'claim'
  | 'evidence'
  | 'account'
  | 'payment'
  | 'refund'
  | 'receipt'
  | 'cover'
  | 'card'
  | 'profile'
  | 'export'
  | 'support';

/** No references to other tables: entries outlive the rows that they are about. */
export const auditEvents = pgTable(
  'audit_events',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: moment('at').notNull().defaultNow(),
    actorKind: text('actor_kind').$type<'person' | 'guest' | 'staff' | 'provider' | 'system'>().notNull(),
    actorId: integer('actor_id'),
    subjectId: integer('subject_id'),
    action: text('action').$type<'read' | 'created' | 'changed' | 'removed'>().notNull(),
    what: text('what').$type<AuditedRecord>().notNull(),
    record: text('record'),
    /** Names of the columns that changed; never their values. */
    columns: text('columns'),
    /** Keyed hash of the network that the request came from. */
    network: text('network'),
    requestId: text('request_id'),
  },
  (table) => [
    index('audit_events_by_subject').on(table.subjectId, table.id),
    index('audit_events_by_time').on(table.at),
  ],
);
