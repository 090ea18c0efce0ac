import { DrizzleQueryError } from 'drizzle-orm';
import pg from 'pg';
import { nameRequest } from '../context/name-request';

type Query = (...args: unknown[]) => Promise<unknown>;

/**
 * A pool that releases a connection when the transaction on it cannot begin. Drizzle releases a connection
 * only once `begin` has succeeded; without this, each such failure would remove one from the pool. Its
 * queries carry the id of their request.
 */
export class TransactionPool extends pg.Pool {
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
