import { execFile } from 'node:child_process';
import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

let seeded: Promise<string> | undefined;

/** Fills a new folder with the API's embedded database and its demo data, as the first start of an API would. */
export async function copySeededDatabase(repository: string, folder: string): Promise<void> {
  seeded ??= findSeeded(repository);
  await cp(await seeded, folder, { recursive: true });
}

async function findSeeded(repository: string): Promise<string> {
  const script = join('api', 'src', 'testing', 'seeded-folder.ts');
  const { stdout } = await promisify(execFile)(process.execPath, ['--import', 'tsx', script], {
    cwd: repository,
  });
  return stdout.trim();
}
