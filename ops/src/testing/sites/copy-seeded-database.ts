import { execFile } from 'node:child_process';
import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { findRepository } from '../../common/repository';
import type { ApiProcessOptions } from '../../start/api-process';

let seeded: Promise<string> | undefined;

/** Fills a new folder with the API's embedded database and its demo data, as the first start of an API would. */
export async function copySeededDatabase(repository: string, folder: string): Promise<void> {
  seeded ??= findSeeded(repository);
  await cp(await seeded, folder, { recursive: true });
}

/** The folder with the seeded database, which is made where there is none. */
export async function findSeeded(repository: string): Promise<string> {
  const script = join('api', 'src', 'testing', 'databases', 'seeded-folder.ts');
  const { stdout } = await promisify(execFile)(process.execPath, ['--import', 'tsx', script], {
    cwd: repository,
  });
  return stdout.trim();
}

/** An API on a free port, with a seeded database and evidence in a folder. */
export async function apiOptions(folder: string): Promise<ApiProcessOptions> {
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
  };
}
