import { postgresServer } from '../../api/src/testing/postgres-server';

/** Opens the operators' calls of the API under test. */
export const opsToken = 'operators-token-for-browser-tests';

/**
 * What a worker's API is started with: on the embedded database, or with E2E_DATABASE=postgres on a
 * PostgreSQL server of the worker's own.
 */
export async function apiEnvironment(): Promise<Record<string, string>> {
  const common = { RATE_LIMITS: 'off', OPS_TOKEN: opsToken };
  if (process.env.E2E_DATABASE !== 'postgres') return common;
  const server = await postgresServer();
  return { ...common, DATABASE_URL: server.url('postgres') };
}
