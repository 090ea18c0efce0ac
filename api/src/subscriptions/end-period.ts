import { sql } from 'drizzle-orm';
import { subscriptions } from '../db/schema';

/** For an update of `expiresAt`: the end of a period that is ended now. A period that has not begun ends where it would begin. */
export const endedAt = (now: Date) =>
  sql`greatest(${subscriptions.startsAt}, ${now.toISOString()}::timestamptz)`;
