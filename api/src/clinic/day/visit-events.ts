/**
 * Tells of visits that were booked or changed, in whichever process: each change writes an entry into the audit
 * trail, which is read once a second while somebody listens.
 */
import { and, asc, gt, inArray, ne, sql } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { auditEvents } from '../../db/schema';

type Listener = (reference: string) => void;

/** How far back each look goes: an entry has the time at which its transaction began, and is seen when that ends. */
const overlap = sql`now() - interval '60 seconds'`;

/** Finds changes of visits for all streams of a process. */
export function createVisitChanges(db: Database) {
  const listeners = new Set<Listener>();
  let seen = new Set<number>();
  let timer: NodeJS.Timeout | null = null;

  async function look(): Promise<string[]> {
    const rows = await db
      .select({ id: auditEvents.id, record: auditEvents.record })
      .from(auditEvents)
      .where(
        and(
          gt(auditEvents.at, overlap),
          inArray(auditEvents.what, ['visit', 'note', 'prescription', 'referral', 'evidence']),
          ne(auditEvents.action, 'read'),
        ),
      )
      .orderBy(asc(auditEvents.id));
    const fresh = rows.filter(({ id }) => !seen.has(id));
    seen = new Set(rows.map(({ id }) => id));
    return [...new Set(fresh.flatMap(({ record }) => record ?? []))];
  }

  async function tell(): Promise<void> {
    // A database that does not answer is asked again in a second.
    const changed = await look().catch(() => []);
    for (const reference of changed) for (const listener of listeners) listener(reference);
    timer = listeners.size > 0 ? setTimeout(() => void tell(), 1000) : null;
    timer?.unref();
  }

  return {
    /** Calls the listener with what changes from now on; the function that it returns ends that. */
    async listen(listener: Listener): Promise<() => void> {
      if (timer === null && listeners.size === 0) await look();
      listeners.add(listener);
      if (timer === null) {
        timer = setTimeout(() => void tell(), 1000);
        timer.unref();
      }
      return () => void listeners.delete(listener);
    },
  };
}
