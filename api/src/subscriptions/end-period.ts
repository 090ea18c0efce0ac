import { sql } from 'drizzle-orm';
import { subscriptions } from '../db/schema';

/** For an update of `expiresAt`: ends a period now, or at its start if it has not begun. */
export const endedAt = (now: Date) =>
  sql`greatest(${subscriptions.startsAt}, ${now.toISOString()}::timestamptz)`;
