/** What runs daily: makes a backup in a new folder, removes old ones, and notes in the database when that was done. */
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import { dayMs, hourMs } from '@ilera/format';
import { backups } from '../db/schema';
import { backUp, withClient, type BackupOptions, type Manifest } from './backup';

/**
 * Milliseconds. People are promised that copies in backups are gone after 35 days (`keptAfterErasure`). The next removal
 * ends within 26 hours, or the alert `BackupIsOld` says so.
 */
const keptMs = 35 * dayMs - 26 * hourMs;

/** The name of a backup's folder, such as `2026-11-30T00-15-07.123Z`; names sort by time. */
const toName = (at: Date) => at.toISOString().replaceAll(':', '-');
const isName = (name: string) => /^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d\.\d{3}Z$/.test(name);

/**
 * Makes a backup in a new folder inside `folder`, which must exist, because the path may be of storage that is not
 * mounted. After a failure nothing is removed and nothing is noted.
 */
export async function backUpDaily({ folder, ...options }: BackupOptions): Promise<Manifest> {
  const { databaseUrl } = options;
  const at = await readClock(databaseUrl);
  const manifest = await backUp({ ...options, folder: join(folder, toName(at)) }, at);
  // A run may take hours.
  const completedAt = await readClock(databaseUrl);
  await removeOldBackups(folder, completedAt);
  // Last, so that the alert also tells of removals that fail. The dump lacks this row, so a restored database never
  // claims a backup that is newer than its own.
  await withClient(databaseUrl, (client) => drizzle(client).insert(backups).values({ completedAt }));
  return manifest;
}

/** The time by the clock of the database. With a wrong clock of this machine, good backups would look old. */
const readClock = (databaseUrl: string): Promise<Date> =>
  withClient(databaseUrl, async (client) => {
    const { rows } = await client.query<{ now: Date }>('select now()');
    return rows[0]!.now;
  });

/** Removes backups that the next run would find older than 35 days, also incomplete ones. Other folders stay. */
async function removeOldBackups(folder: string, now: Date): Promise<void> {
  const oldestKept = toName(new Date(now.getTime() - keptMs));
  for (const entry of await readdir(folder, { withFileTypes: true }))
    if (entry.isDirectory() && isName(entry.name) && entry.name < oldestKept)
      await rm(join(folder, entry.name), { recursive: true });
}
