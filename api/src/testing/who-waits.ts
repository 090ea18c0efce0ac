/** What PostgreSQL shows of a statement that waits for a locked table. */
import { sql } from 'drizzle-orm';
import type { TestApi } from './test-api';

export interface Waiting {
  query: string;
  application: string;
}

/** Holds a table until `meanwhile` waits for it, and returns what is seen of that; null when it did not wait. */
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
    for (;;) {
      const { rows } = (await api.db.execute(
        sql`select query, application_name as application from pg_stat_activity where wait_event_type = 'Lock'`,
      )) as unknown as { rows: Waiting[] };
      if (rows[0] ?? isDone) return rows[0] ?? null;
    }
  });
  await running;
  return seen;
}
