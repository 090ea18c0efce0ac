/** Notes of `pnpm data:backup`, for `/_metrics`. */
import { pgTable } from 'drizzle-orm/pg-core';
import { timestamptz } from './columns';

/** A row for each complete backup, by the clock of the database. */
export const backups = pgTable('backups', {
  completedAt: timestamptz('completed_at').primaryKey(),
});
