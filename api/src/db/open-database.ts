/**
 * One database behind one type: PostgreSQL where DATABASE_URL is set, otherwise PGlite (PostgreSQL in this
 * process) in a local folder. All queries are written once for both.
 */
import { mkdirSync } from 'node:fs';
import { setImmediate } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { PGlite } from '@electric-sql/pglite';
import { createOneAtATime } from '../common/one-at-a-time';
import type { OpenDatabase } from './database';
import { lockFolder } from './lock-folder';
import { openPostgres } from './open-postgres';
import { prepareStatements } from './prepare-statements';

interface DatabaseOptions {
  databaseUrl: string | null;
  databaseDir: string;
  /** A copy made by `dump`, to start from. */
  from?: Blob;
}

const migrations = { migrationsFolder: fileURLToPath(new URL('../../migrations', import.meta.url)) };

/** Opens the database and brings its tables up to date. */
export async function openDatabase(options: DatabaseOptions): Promise<OpenDatabase> {
  return options.databaseUrl ? openPostgres(options.databaseUrl, migrations) : openPglite(options);
}

async function openPglite(options: DatabaseOptions): Promise<OpenDatabase> {
  // Loaded only here: the images of production do not hold PGlite.
  const { PGlite } = await import('@electric-sql/pglite');
  const { drizzle } = await import('drizzle-orm/pglite');
  const { migrate } = await import('drizzle-orm/pglite/migrator');
  const isInMemory = options.databaseDir === 'memory://';
  if (!isInMemory) mkdirSync(options.databaseDir, { recursive: true });
  const unlock = isInMemory ? () => {} : lockFolder(options.databaseDir);
  try {
    const client = await PGlite.create({
      ...(isInMemory ? {} : { dataDir: options.databaseDir }),
      ...(options.from ? { loadDataDir: options.from } : {}),
    });
    const db = drizzle(yieldAfterQueries(prepareStatements(client)));
    await migrate(db, migrations);
    return {
      db,
      reserved: db,
      exclusively: (work) => work(db),
      connections: () => ({ total: 1, idle: 0, waiting: 0 }),
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

/**
 * Lets the process read from its sockets after each query. PGlite computes in this process, so under load the first
 * connections would take all its time, and new ones would wait for seconds to be accepted.
 */
function yieldAfterQueries(client: PGlite): PGlite {
  const inTurn = createOneAtATime();
  const withTurn = <Args extends unknown[], Result>(run: (...args: Args) => Promise<Result>) => {
    const bound = run.bind(client);
    return (...args: Args) => inTurn('pglite', () => bound(...args).finally(() => setImmediate()));
  };
  client.query = withTurn(client.query) as PGlite['query'];
  client.transaction = withTurn(client.transaction) as PGlite['transaction'];
  return client;
}
