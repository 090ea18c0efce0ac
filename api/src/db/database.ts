import { DrizzleQueryError, eq, sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn, PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

/** The type with which every feature of the API queries; a transaction has the same. */
export type Database = PgDatabase<PgQueryResultHKT>;

export interface OpenDatabase {
  db: Database;
  /** The same database over connections for health and sign-in only, so that both work while others wait. */
  reserved: Database;
  /** `pglite` or `postgres`, for the log and for the names of tests. */
  kind: 'pglite' | 'postgres';
  /** Runs work in one process at a time, without time limits, for steps at the start. */
  exclusively<T>(work: (db: Database) => Promise<T>): Promise<T>;
  /** Connections of this process; `waiting` counts queries without one. */
  connections(): Record<'total' | 'idle' | 'waiting', number>;
  close(): Promise<void>;
  /** A copy of the whole database, for tests that start from it. PGlite only. */
  dump(): Promise<Blob>;
}

const memory = new WeakMap<Database, Map<string, unknown>>();

/** The query of this name, for what every signed-in page asks: built once, planned once by PostgreSQL on each connection. */
export function prepared<T>(db: Database, name: string, build: (name: string) => T): T {
  const queries = memory.get(db) ?? new Map<string, unknown>();
  memory.set(db, queries);
  const known = queries.get(name) as T | undefined;
  if (known) return known;
  const query = build(name);
  queries.set(name, query);
  return query;
}

/** For a `where`: the address of a row is this one, in whatever case both were typed. */
export const isEmail = (column: AnyPgColumn, email: string): SQL =>
  eq(sql`lower(${column})`, email.trim().toLowerCase());

/** SQLSTATE of a database that cannot respond now: connections, resources, shutdown, time limits, conflicts. */
const states = /^(?:08...|53...|57P0[1-5]|57014|55P03|25P03|40001|40P01)$/;

/**
 * Whether the database failed to respond, so that the same request can succeed a moment later: a query ended with
 * one of these states, or without any response of the server.
 */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof DrizzleQueryError)) return error instanceof Error && isUnavailable(error.cause);
  const { severity, code = '' } = (error.cause ?? {}) as { severity?: string; code?: string };
  return !severity || states.test(code);
}
