import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type * as schema from './schema';

/** The type with which every feature of the API queries; a transaction has the same. */
export type Database = PgDatabase<PgQueryResultHKT, typeof schema>;

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
