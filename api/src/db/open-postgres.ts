/** PostgreSQL with time limits, so that a stuck query uses its connection for seconds only. */
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { DrizzleQueryError } from 'drizzle-orm';
import type { OpenDatabase } from './database';
import { nameRequest } from './with-context';

/** Milliseconds. A waiting lock ends before a statement, and both before the gateway gives up. */
const limits = {
  statement_timeout: 5_000,
  lock_timeout: 2_000,
  idle_in_transaction_session_timeout: 10_000,
  // Covers an unreachable server; the limits above are enforced by the server itself.
  query_timeout: 8_000,
  connectionTimeoutMillis: 3_000,
};

/** Chosen at random; the same in every process. */
const startLock = 7_316_204_551;

/** Opens two pools and migrates. Processes that start together migrate one after the other. */
export async function openPostgres(
  connectionString: string,
  migrations: { migrationsFolder: string },
): Promise<OpenDatabase> {
  const openPool = (max: number) => {
    const pool = new TransactionPool({ connectionString, max, ...limits });
    // A connection that dies while idle is replaced by the pool; without a listener it would end the process.
    pool.on('error', (error) => console.error('database connection lost:', error.message));
    // A connection in use reports its end to its query; its error event has no other listener and would end
    // the process too.
    pool.on('connect', (client) => client.on('error', () => undefined));
    return pool;
  };

  // No time limits: a migration may take longer, and other processes wait for it.
  async function exclusively<T>(work: (client: pg.Client) => Promise<T>): Promise<T> {
    const client = new pg.Client({ connectionString, connectionTimeoutMillis: 10_000 });
    client.on('error', (error) => console.error('database connection lost:', error.message));
    await client.connect();
    try {
      await client.query('select pg_advisory_lock($1)', [startLock]);
      return await work(client);
    } finally {
      // Ending the session releases the lock.
      await client.end();
    }
  }

  await exclusively((client) => migrate(drizzle(client), migrations));
  const [pool, reservedPool] = [openPool(10), openPool(2)];
  return {
    db: drizzle(pool),
    reserved: drizzle(reservedPool),
    exclusively: (work) => exclusively((client) => work(drizzle(client))),
    connections: () => ({ total: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    close: async () => {
      await Promise.all([pool.end(), reservedPool.end()]);
    },
    dump: () => Promise.reject(new Error('Only PGlite can be dumped')),
  };
}

type Query = (...args: unknown[]) => Promise<unknown>;

/**
 * A pool that releases a connection when the transaction on it cannot begin. Drizzle releases a connection
 * only once `begin` has succeeded; without this, each such failure would remove one from the pool. Its
 * queries carry the id of their request.
 */
class TransactionPool extends pg.Pool {
  override connect(): Promise<pg.PoolClient>;
  override connect(callback: Parameters<pg.Pool['connect']>[0]): void;
  override connect(callback?: Parameters<pg.Pool['connect']>[0]): Promise<pg.PoolClient> | void {
    // The pool's own queries use this form, and release by themselves.
    if (callback) return super.connect(callback);
    return super.connect().then(releaseFailedBegin, (error: Error) => {
      // As Drizzle reports every query that fails.
      throw new DrizzleQueryError('connect', [], error);
    });
  }

  // Statements outside of transactions, which name their request themselves (`withContext`).
  override query = ((...[statement, ...others]: Parameters<Query>) =>
    (super.query as Query)(nameRequest(statement), ...others)) as pg.Pool['query'];
}

function releaseFailedBegin(client: pg.PoolClient): pg.PoolClient {
  const query = client.query.bind(client) as Query;
  const first: Query = (...args) => {
    delete (client as { query?: unknown }).query;
    const result = query(...args);
    const [statement] = args as [{ text?: string } | string];
    const text = typeof statement === 'string' ? statement : (statement?.text ?? '');
    if (/^begin\b/i.test(text)) result.catch(() => client.release(true));
    return result;
  };
  return Object.assign(client, { query: first });
}
