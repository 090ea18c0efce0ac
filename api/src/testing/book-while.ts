/** A booking in another process at the same moment. PostgreSQL only: PGlite has one connection. */
import { sql } from 'drizzle-orm';
import { checkFreeSlot } from '../appointments/check-free-slot';
import { newReference } from '../common/reference';
import { appointments } from '../db/schema';
import type { TestApi } from './test-api';

/** Books a time for a person, and commits once `meanwhile` has come to wait for it, or is done without waiting. */
export async function bookWhile(
  api: TestApi,
  email: string,
  at: string,
  meanwhile: () => Promise<unknown>,
): Promise<void> {
  const userId = await api.userId(email);
  const [scheduledAt, description] = [new Date(at), 'a visit of the account'];
  let running: Promise<unknown> = Promise.resolve();
  await api.db.transaction(async (tx) => {
    await checkFreeSlot(tx, userId, scheduledAt, { description });
    let isDone = false;
    running = meanwhile().finally(() => (isDone = true));
    while (!isDone && !(await somebodyWaits(api)));
    await tx
      .insert(appointments)
      .values({ reference: newReference('APT'), userId, description, method: 'video', scheduledAt });
  });
  await running;
}

async function somebodyWaits({ db }: TestApi): Promise<boolean> {
  const { rows } = (await db.execute(sql`select 1 from pg_locks where not granted`)) as unknown as {
    rows: unknown[];
  };
  return rows.length > 0;
}
