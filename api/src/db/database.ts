import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type * as schema from './schema';

/** What every part of the API queries with; a transaction has the same type. */
export type Database = PgDatabase<PgQueryResultHKT, typeof schema>;

export interface OpenDatabase {
  db: Database;
  /** The same database over connections that only health and sign-in use, so that both work while others wait. */
  reserved: Database;
  /** `pglite` or `postgres`, for the log and for tests that say which ran. */
  kind: 'pglite' | 'postgres';
  /** Runs work in one process at a time, without limits of time, for what is done once at the start. */
  exclusively<T>(work: (db: Database) => Promise<T>): Promise<T>;
  /** Connections of this process; waiting are queries without one. */
  connections(): Record<'total' | 'idle' | 'waiting', number>;
  close(): Promise<void>;
  /** A copy of the whole database, for tests that start from it. PGlite only. */
  dump(): Promise<Blob>;
}
