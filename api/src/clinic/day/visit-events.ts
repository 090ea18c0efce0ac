/**
 * Reports visits that any process has booked or changed. Each change writes an entry into the audit trail, which is
 * polled once a second while somebody listens.
 */
import { and, asc, gt, inArray, ne, sql } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { auditEvents } from '../../db/schema';

type Listener = (reference: string) => void;

/** How far back each poll looks: an entry bears the time its transaction began, but is visible once that commits. */
const overlap = sql`now() - interval '60 seconds'`;

/** Polls for changed visits, on behalf of all streams of this process. */
export function createVisitChanges(db: Database) {
  const listeners = new Set<Listener>();
  let seen = new Set<number>();
  let timer: NodeJS.Timeout | null = null;

  async function readChanged(): Promise<string[]> {
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

  async function poll(): Promise<void> {
    // A failed read is retried in a second.
    const changed = await readChanged().catch(() => []);
    for (const reference of changed) for (const listener of listeners) listener(reference);
    timer = listeners.size > 0 ? setTimeout(() => void poll(), 1000) : null;
    timer?.unref();
  }

  return {
    /** Calls the listener with the reference of each visit that changes from now on. Returns the function to stop. */
    async listen(listener: Listener): Promise<() => void> {
      if (timer === null && listeners.size === 0) await readChanged();
      listeners.add(listener);
      if (timer === null) {
        timer = setTimeout(() => void poll(), 1000);
        timer.unref();
      }
      return () => void listeners.delete(listener);
    },
  };
}
