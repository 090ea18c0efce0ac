/** The end of every session of a person while requests of theirs run. PostgreSQL only: PGlite has one connection. */
import { endSessions } from '../sessions/sessions';
import { lockRows } from '../sessions/lock-person';
import type { TestApi } from './test-api';
import { readWaiting } from './who-waits';

/** Ends them, and commits once `meanwhile` has come to wait for the person, or is done without waiting. */
export async function endSessionsWhile<T>(
  api: TestApi,
  email: string,
  meanwhile: () => Promise<T>,
): Promise<T> {
  const userId = await api.userId(email);
  let running: Promise<T> | null = null;
  await api.db.transaction(async (tx) => {
    await lockRows(tx, userId);
    await endSessions(tx, userId, new Date());
    let isDone = false;
    running = meanwhile().finally(() => (isDone = true));
    while (!isDone && (await readWaiting(api)).length === 0);
  });
  return (await running) as T;
}
