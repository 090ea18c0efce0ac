/** What PostgreSQL shows of a statement that waits for a locked table. */
import { sql } from 'drizzle-orm';
import type { Database } from '../../db/database';
import type { TestApi } from '../test-api';

export interface Waiting {
  query: string;
  application: string;
}

type Reading = Pick<TestApi, 'db'>;

/** Milliseconds until a test gives up, so that a request that neither waits nor ends fails it. */
const watchMs = 20_000;

/**
 * Holds a table until `meanwhile` waits for it, and returns what is seen of that; null when it did not wait.
 * Throws after 20 seconds.
 */
export async function whoWaits(
  api: TestApi,
  table: string,
  meanwhile: () => Promise<unknown>,
): Promise<Waiting | null> {
  let isDone = false;
  let running: Promise<unknown> = Promise.resolve();
  const seen = await api.db.transaction(async (tx) => {
    await tx.execute(sql.raw(`lock table ${table} in access exclusive mode`));
    running = meanwhile().finally(() => (isDone = true));
    const end = Date.now() + watchMs;
    let isWaiting = false;
    while (Date.now() < end) {
      const [row] = await readWaiting(api);
      // PostgreSQL reads the text before the wait: only the second reading is surely of what waits.
      if (row ? isWaiting : isDone) return row ?? null;
      isWaiting = row !== undefined;
    }
    throw new Error(`Nothing waited for ${table} within ${watchMs / 1_000} s, and nothing ended`);
  });
  await running;
  return seen;
}

/**
 * Holds what `lock` locks until so many statements of `meanwhile` wait for each other; throws where they end without
 * that.
 */
export async function holdUntilWaiting<T>(
  api: Reading,
  lock: string,
  waiting: number,
  meanwhile: () => Promise<T>,
): Promise<T> {
  let isDone = false;
  let running: Promise<T> | null = null;
  await api.db.transaction(async (tx) => {
    await tx.execute(sql.raw(lock));
    running = meanwhile().finally(() => (isDone = true));
    while ((await readWaiting(api)).length < waiting)
      if (isDone) throw new Error(`Fewer than ${waiting} waited`);
  });
  return (await running) as T;
}

/** Commits what `begin` does once `meanwhile` waits for a lock, or is done without waiting. */
export async function whileOpen<T>(
  api: Reading,
  meanwhile: () => Promise<T>,
  begin: (tx: Database) => Promise<void>,
): Promise<T> {
  let running: Promise<T> | null = null;
  await api.db.transaction(async (tx) => {
    await begin(tx);
    let isDone = false;
    running = meanwhile().finally(() => (isDone = true));
    while (!isDone && (await readWaiting(api)).length === 0);
  });
  return (await running) as T;
}

/** The statements that wait for a lock at this moment. */
export async function readWaiting(api: Reading): Promise<Waiting[]> {
  const { rows } = (await api.db.execute(
    sql`select query, application_name as application from pg_stat_activity where wait_event_type = 'Lock'`,
  )) as unknown as { rows: Waiting[] };
  return rows;
}
