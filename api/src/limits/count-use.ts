/** Counts uses per time window in the database, so that all API processes share the counts. */
import { eq, sql } from 'drizzle-orm';
import type { Database } from '../db/database';
import { useCounts } from '../db/schema';
import { keyedDigest } from '../encryption/hash';

/** Uses a keyed hash: keys name addresses and networks, and a plain hash could be reversed by trying them all. */
const hashOf = (key: string): string => keyedDigest('use-count', key);

export interface Use {
  /** Uses in the current window, including this one. */
  count: number;
  endsAt: Date;
}

/**
 * Counts one use.
 * @param key what is counted, for whom
 * @param windowMs milliseconds from the first use
 */
export async function countUse(db: Database, key: string, windowMs: number, now: Date): Promise<Use> {
  const keyHash = hashOf(key);
  const endsAt = new Date(now.getTime() + windowMs);
  const isOver = sql`${useCounts.endsAt} <= ${now.toISOString()}::timestamptz`;
  const [row] = await db
    .insert(useCounts)
    .values({ keyHash, count: 1, endsAt })
    .onConflictDoUpdate({
      target: useCounts.keyHash,
      set: {
        count: sql`case when ${isOver} then 1 else ${useCounts.count} + 1 end`,
        endsAt: sql`case when ${isOver} then excluded.ends_at else ${useCounts.endsAt} end`,
      },
    })
    .returning();
  if (!row) throw new Error('The use was not counted');
  return { count: row.count, endsAt: row.endsAt };
}

export async function giveUseBack(db: Database, key: string): Promise<void> {
  await db
    .update(useCounts)
    .set({ count: sql`greatest(0, ${useCounts.count} - 1)` })
    .where(eq(useCounts.keyHash, hashOf(key)));
}
