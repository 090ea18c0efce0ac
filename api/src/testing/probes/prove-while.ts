/** A proof of an address in another process at the same moment. PostgreSQL only: PGlite has one connection. */
import { eq } from 'drizzle-orm';
import { adoptVisits } from '../../visits/adopt-visits';
import { users } from '../../db/schema';
import type { TestApi } from '../test-api';
import { whileOpen } from './who-waits';

/** Proves an address as a sign-in with its link does, and commits as `whileOpen` does. */
export async function proveWhile<T>(api: TestApi, email: string, meanwhile: () => Promise<T>): Promise<T> {
  const userId = await api.userId(email);
  return whileOpen(api, meanwhile, async (tx) => {
    await tx
      .update(users)
      .set({ emailVerifiedAt: new Date(), emailProvenAt: new Date() })
      .where(eq(users.id, userId));
    await adoptVisits(tx, email);
  });
}
