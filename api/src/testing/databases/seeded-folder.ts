/**
 * `tsx api/src/testing/databases/seeded-folder.ts` prints the path of a folder with a seeded PGlite, which it makes
 * where there is none. An API that starts on a copy of it has no seeding to do. Never open the folder itself.
 */
import { existsSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { seedVersion } from './seed-version';

const folder = join(tmpdir(), `api-seeded-${seedVersion()}`);
if (!existsSync(folder)) await make(folder);
console.log(folder);

async function make(to: string): Promise<void> {
  const [{ openDatabase }, { seedIfEmpty }] = await Promise.all([
    import('../../db/open-database'),
    import('../../seed/seed-if-empty'),
  ]);
  const own = `${to}.${process.pid}`;
  const database = await openDatabase({ databaseUrl: null, databaseDir: own });
  await seedIfEmpty(database.db, { seedDemo: true });
  await database.close();
  try {
    renameSync(own, to);
  } catch (error) {
    rmSync(own, { recursive: true, force: true });
    // Another process may have made it meanwhile.
    if (!existsSync(to)) throw error;
  }
}
