/**
 * One database behind one type: PostgreSQL where DATABASE_URL says so, otherwise PGlite (PostgreSQL in this process)
 * in a local folder. Everything else is written once for both.
 */
import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { lockFolder } from './lock-folder';
import { openPostgres } from './open-postgres';
import * as schema from './schema';

/** What every part of the API queries with; a transaction has the same type. */
export type Database = PgDatabase<PgQueryResultHKT, typeof schema>;

export interface OpenDatabase {
  db: Database;
  /** The same database over connections that only health and sign-in use, so that both work while others wait. */
  reserved: Database;
  /** `pglite` or `postgres`, for the log and for tests that say which ran. */
  kind: 'pglite' | 'postgres';
  /** Runs work in one process at a time, for what is done once at the start. */
  exclusively<T>(work: () => Promise<T>): Promise<T>;
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
  return options.databaseUrl
    ? openPostgres(options.databaseUrl, migrations)
    : openPglite(options, migrations);
}

async function openPglite(
  options: DatabaseOptions,
  migrations: { migrationsFolder: string },
): Promise<OpenDatabase> {
  // Loaded only here: the images of production do not hold PGlite.
  const { PGlite } = await import('@electric-sql/pglite');
  const { drizzle } = await import('drizzle-orm/pglite');
  const { migrate } = await import('drizzle-orm/pglite/migrator');
  const inMemory = options.databaseDir === 'memory://';
  if (!inMemory) mkdirSync(options.databaseDir, { recursive: true });
  const unlock = inMemory ? () => {} : lockFolder(options.databaseDir);
  try {
    const client = await PGlite.create({
      ...(inMemory ? {} : { dataDir: options.databaseDir }),
      ...(options.from ? { loadDataDir: options.from } : {}),
    });
    const db = drizzle(client, { schema });
    await migrate(db, migrations);
    return {
      db,
      reserved: db,
      kind: 'pglite',
      exclusively: (work) => work(),
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
