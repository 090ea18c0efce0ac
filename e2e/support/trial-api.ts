import path from 'node:path';
import { freePort } from '../../ops/src/common/ports';
import { startApiProcess } from '../../ops/src/start/api-process';
import { copySeededDatabase } from '../../ops/src/testing/sites/copy-seeded-database';
import { stepOverYearEndHere } from './ahead-of-year-end';

/**
 * An API with the demo data on a database of its own in a folder, for compositions that share it. In the last week of a
 * year it runs in the next one, and so does this process, because journeys book 31 December.
 */
export async function startTrialApi(repository: string, folder: string) {
  await stepOverYearEndHere();
  const port = await freePort();
  const database = path.join(folder, 'database');
  await copySeededDatabase(repository, database);
  return startApiProcess({
    repository,
    port,
    publicUrl: `http://localhost:${port}`,
    siteUrl: `http://localhost:${await freePort()}`,
    env: {
      DATABASE_URL: '',
      DATABASE_DIR: database,
      EVIDENCE_STORE: path.join(folder, 'evidence'),
      LOG_LEVEL: 'error',
      RATE_LIMITS: 'off',
    },
  });
}
