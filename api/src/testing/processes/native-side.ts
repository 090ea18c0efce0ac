/** What of a test of processes runs outside of jest's sandbox: reading the database, housekeeping, and PGlite's one API. */
import { sql } from 'drizzle-orm';
import { readConfig } from '../../config/read-config';
import type { OpenDatabase } from '../../db/database';
import { openDatabase } from '../../db/open-database';
import { runAllSteps } from '../../housekeeping/housekeeping';
import { createApi } from '../../start-api';
import { holdUntilWaiting } from '../probes/who-waits';
import { openSeeded, seededPostgresUrl } from '../databases/seeded-database';

/** Runs a query; its rows as JSON, because realms have their own arrays and dates. */
const reader =
  ({ db }: OpenDatabase) =>
  async (text: string): Promise<string> =>
    JSON.stringify(((await db.execute(sql.raw(text))) as unknown as { rows: object[] }).rows);

/** A PostgreSQL with the demo data, for processes that are given its address. */
export async function openPostgresReader() {
  const url = await seededPostgresUrl();
  const database = await openDatabase({ databaseUrl: url, databaseDir: '' });
  /** Stores no payment until two processes wait to store one. */
  const holdPayments = <T>(meanwhile: () => Promise<T>) =>
    holdUntilWaiting(database, 'lock table payments in share row exclusive mode', 2, meanwhile);
  return { url, read: reader(database), holdPayments, close: () => database.close() };
}

/**
 * The housekeeping of two APIs on one PostgreSQL. They run in this process, because a process of the API has no way to
 * be told that it is time.
 */
export async function openHousekeepers(
  databaseUrl: string,
  env: Record<string, string>,
  offset: () => number,
) {
  const database = await openDatabase({ databaseUrl, databaseDir: '' });
  const now = () => new Date(Date.now() + offset());
  const open = () => createApi({ ...readConfig(env), now, database });
  const [first, second] = await Promise.all([open(), open()]);
  return {
    tidy: (api: number) => runAllSteps((api % 2 ? second : first).services),
    close: async () => {
      await Promise.all([first.close(), second.close()]);
      await database.close();
    },
  };
}

/** An API in this process, because a PGlite that another one has open cannot be read. */
export async function startPgliteApi(env: Record<string, string>, offset: () => number) {
  const database = await openSeeded('pglite');
  const now = () => new Date(Date.now() + offset());
  const { app, services, close } = await createApi({ ...readConfig(env), now, database });
  return {
    url: await app.listen({ host: '127.0.0.1', port: 0 }),
    read: reader(database),
    holdPayments: <T>(meanwhile: () => Promise<T>) => meanwhile(),
    tidy: () => runAllSteps(services),
    close: async () => {
      await close();
      await database.close();
    },
  };
}
