/**
 * One database behind one type: PostgreSQL where DATABASE_URL says so, otherwise PGlite (PostgreSQL in this process)
 * in a local folder. Everything else is written once for both.
 */
import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { PGlite } from '@electric-sql/pglite';
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite';
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator';
import { drizzle as drizzlePostgres } from 'drizzle-orm/node-postgres';
import { migrate as migratePostgres } from 'drizzle-orm/node-postgres/migrator';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import pg from 'pg';
import { lockFolder } from './lock-folder';
import * as schema from './schema';

/** What every part of the API queries with; a transaction has the same type. */
export type Database = PgDatabase<PgQueryResultHKT, typeof schema>;

export interface OpenDatabase {
  db: Database;
  /** `pglite` or `postgres`, for the log and for tests that say which ran. */
  kind: 'pglite' | 'postgres';
  close(): Promise<void>;
  /** A copy of the whole database, for tests that start from it. PGlite only. */
  dump(): Promise<Blob>;
}

export interface DatabaseOptions {
  databaseUrl: string | null;
  databaseDir: string;
  /** A copy made by `dump`. */
  from?: Blob;
  migrations?: string;
}

const migrationsFolder = fileURLToPath(new URL('../../migrations', import.meta.url));

/** Opens the database and brings its tables up to date. */
export async function openDatabase(options: DatabaseOptions): Promise<OpenDatabase> {
  const migrations = { migrationsFolder: options.migrations ?? migrationsFolder };
  if (options.databaseUrl) {
    const pool = new pg.Pool({
      connectionString: options.databaseUrl,
      max: 10,
      connectionTimeoutMillis: 5000,
    });
    // A connection that dies while idle is replaced by the pool; without a listener it would end the process.
    pool.on('error', (error) => console.error('database connection lost:', error.message));
    const db = drizzlePostgres(pool, { schema });
    await migratePostgres(db, migrations);
    return {
      db,
      kind: 'postgres',
      close: () => pool.end(),
      dump: () => Promise.reject(new Error('Only PGlite can be dumped')),
    };
  }
  const inMemory = options.databaseDir === 'memory://';
  if (!inMemory) mkdirSync(options.databaseDir, { recursive: true });
  const unlock = inMemory ? () => {} : lockFolder(options.databaseDir);
  try {
    const client = await PGlite.create({
      ...(inMemory ? {} : { dataDir: options.databaseDir }),
      ...(options.from ? { loadDataDir: options.from } : {}),
    });
    const db = drizzlePglite(client, { schema });
    await migratePglite(db, migrations);
    return {
      db,
      kind: 'pglite',
      close: async () => {
        await client.close();
        unlock();
      },
      dump: () => client.dumpDataDir('none'),
    };
  } catch (error) {
    unlock();
    throw error;
  }
}
