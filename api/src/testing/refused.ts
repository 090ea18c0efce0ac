/** What a request that is refused answers, and that it leaves the database as it was. */
import type { Body } from './on-database';
import type { TestApi, TestResponse } from './test-api';

/** What also a refused request may write: who asks, how often, and what they read. */
const traces = [
  'audit_events',
  'idempotency_keys',
  'login_attempts',
  'sessions',
  'staff_sessions',
  'use_counts',
];

type Reading = Pick<TestApi, 'one'>;

/** A hash of the rows of each table. */
async function contents({ one }: Reading): Promise<unknown> {
  const named = `select json_agg(tablename)::text from pg_tables where schemaname = 'public'`;
  const tables = (JSON.parse(await one(named)) as string[]).filter((table) => !traces.includes(table));
  const hashes = tables.map(
    (table) =>
      `select '${table}' as name, md5(string_agg(t::text, ',' order by t::text)) as hash from "${table}" t`,
  );
  return JSON.parse(
    await one(`select json_object_agg(name, hash)::text from (${hashes.join(' union all ')}) tables`),
  );
}

/**
 * Sends a request and expects that it changes nothing.
 * @returns its status with the fields that it names, or with its message where the error is of no field
 */
export async function refused(
  api: Reading,
  send: () => Promise<Pick<TestResponse, 'status'> & { body: Body }>,
): Promise<(number | string)[]> {
  const before = await contents(api);
  const { status, body } = await send();
  expect(await contents(api)).toEqual(before);
  return [status, ...(Array.isArray(body.errors) ? [body.message] : Object.keys(body.errors))];
}
