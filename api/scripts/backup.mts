/**
 * `pnpm data:backup <folder>` makes a backup in a new folder inside that folder; `pnpm data:restore <folder>` takes the
 * folder of one backup. Both use the environment of the API.
 */
import { restore } from '../src/backup/backup';
import { backUpDaily } from '../src/backup/daily-backup';
import { readConfig } from '../src/config/read-config';
import { openEvidenceStorage } from '../src/evidence/open-evidence-storage';

try {
  const [task, folder] = process.argv.slice(2);
  if (!folder || (task !== 'backup' && task !== 'restore'))
    throw new Error('Name a folder: pnpm data:backup <folder>, pnpm data:restore <folder>');
  const { databaseUrl, evidenceLocation } = readConfig();
  if (!databaseUrl) throw new Error('DATABASE_URL is needed. PGlite: stop the API and copy DATABASE_DIR.');
  const options = { databaseUrl, folder, evidence: await openEvidenceStorage(evidenceLocation) };
  const { at, files } = await (task === 'backup' ? backUpDaily(options) : restore(options));
  console.log(`${task} of ${at}: the database and ${files} files`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
