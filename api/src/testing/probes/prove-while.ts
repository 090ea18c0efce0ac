/** A proof of an address in another process at the same moment. PostgreSQL only: PGlite has one connection. */
import { eq, sql } from 'drizzle-orm';
import { adoptVisits } from '../../visits/adopt-visits';
import { users } from '../../db/schema';
import type { TestApi } from '../test-api';

/**
 * Proves an address as a sign-in with its link does, and commits once `meanwhile` has come to wait for it, or is done
 * without waiting.
 */
export async function proveWhile(
  api: TestApi,
  email: string,
  meanwhile: () => Promise<unknown>,
): Promise<void> {
  const userId = await api.userId(email);
  let running: Promise<unknown> = Promise.resolve();
  await api.db.transaction(async (tx) => {
    await tx
      .update(users)
      .set({ emailVerifiedAt: new Date(), emailProvenAt: new Date() })
      .where(eq(users.id, userId));
    await adoptVisits(tx, email);
    let isDone = false;
    running = meanwhile().finally(() => (isDone = true));
    while (!isDone && !(await somebodyWaits(api)));
  });
  await running;
}

async function somebodyWaits({ db }: TestApi): Promise<boolean> {
  const { rows } = (await db.execute(sql`select 1 from pg_locks where not granted`)) as unknown as {
    rows: unknown[];
  };
  return rows.length > 0;
}
