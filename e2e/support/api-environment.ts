import { postgresServer } from '../../api/src/testing/databases/postgres-server';

export type Database = 'embedded' | 'postgres';

/** What a worker's API is started with: on the embedded database, or on a PostgreSQL server of the worker's own. */
export async function apiEnvironment(database: Database): Promise<Record<string, string>> {
  const common = { RATE_LIMITS: 'off' };
  if (database === 'embedded') return common;
  const server = await postgresServer();
  return { ...common, DATABASE_URL: server.url('postgres') };
}
