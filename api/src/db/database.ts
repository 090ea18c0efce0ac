import { DrizzleQueryError, eq, sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn, PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

/** A database or a transaction, so that queries run on either. */
export type Database = PgDatabase<PgQueryResultHKT>;

export interface OpenDatabase {
  db: Database;
  /** Connections reserved for health and sign-in, so that both work while all other connections are busy. */
  reserved: Database;
  /** Runs start-up work in one process at a time, without time limits. */
  exclusively<T>(work: (db: Database) => Promise<T>): Promise<T>;
  /** Connections of this process; `waiting` counts queries without one. */
  connections(): Record<'total' | 'idle' | 'waiting', number>;
  close(): Promise<void>;
  /** A copy of the whole database, for tests that start from it. PGlite only. */
  dump(): Promise<Blob>;
}

const memory = new WeakMap<Database, Map<string, unknown>>();

/** Caches a query that every signed-in page runs, because building it takes longer than most other work of a call. */
export function prepared<T>(db: Database, name: string, build: (name: string) => T): T {
  const queries = memory.get(db) ?? new Map<string, unknown>();
  memory.set(db, queries);
  const known = queries.get(name) as T | undefined;
  if (known) return known;
  const query = build(name);
  queries.set(name, query);
  return query;
}

/** For a `where`: the column equals the e-mail address, ignoring case. */
export const emailIs = (column: AnyPgColumn, email: string): SQL =>
  eq(sql`lower(${column})`, email.trim().toLowerCase());

/** SQLSTATE of a database that cannot respond now: connections, resources, shutdown, time limits, conflicts. */
const unavailableStates = /^(?:08...|53...|57P0[1-5]|57014|55P03|25P03|40001|40P01)$/;

/**
 * Whether the database failed to respond, so that the same request can succeed a moment later: a query ended with
 * one of these states, or without any response from the server.
 */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof DrizzleQueryError)) return error instanceof Error && isUnavailable(error.cause);
  const { severity, code = '' } = (error.cause ?? {}) as { severity?: string; code?: string };
  return !severity || unavailableStates.test(code);
}
