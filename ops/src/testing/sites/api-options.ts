import { join } from 'node:path';
import { findRepository } from '../../common/repository';
import type { ApiProcessOptions } from '../../start/api-process';
import { copySeededDatabase } from './copy-seeded-database';

/** An API on a free port, with a seeded database and evidence in a folder. @param tell gets its warnings and errors */
export async function apiOptions(
  folder: string,
  tell: (line: string) => void = () => undefined,
): Promise<ApiProcessOptions> {
  const repository = findRepository();
  await copySeededDatabase(repository, join(folder, 'db'));
  return {
    repository,
    port: 0,
    publicUrl: 'http://localhost:3000/api',
    siteUrl: 'http://localhost:3000',
    env: {
      DATABASE_URL: '',
      DATABASE_DIR: join(folder, 'db'),
      EVIDENCE_STORE: join(folder, 'evidence'),
      LOG_LEVEL: 'silent',
    },
    tell,
  };
}
