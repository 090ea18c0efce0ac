import type { Database } from '../db/open-database';
import { placeNotices } from '../db/schema';

/** Notes a mail to a member about a period; false where that mail was sent before. */
export async function noteOnce(db: Database, notice: typeof placeNotices.$inferInsert): Promise<boolean> {
  return (await db.insert(placeNotices).values(notice).onConflictDoNothing().returning()).length > 0;
}
