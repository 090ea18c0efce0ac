/** Keeps evidence on the disk under random names, in a folder that no server publishes. */
import { createHash, randomBytes } from 'node:crypto';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';

export interface StoredEvidence {
  storedName: string;
  sha256: string;
}

/** Writes the file so that it is whole or absent: under a temporary name, flushed, then renamed. */
export async function storeEvidence(folder: string, content: Buffer): Promise<StoredEvidence> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const storedName = randomBytes(16).toString('hex');
  const temporary = join(folder, `${storedName}.part`);
  const handle = await open(temporary, 'wx', 0o600);
  try {
    await handle.writeFile(content);
    await handle.sync();
  } finally {
    await handle.close();
  }
  await rename(temporary, join(folder, storedName));
  return { storedName, sha256: createHash('sha256').update(content).digest('hex') };
}

/** Removes files of a claim that was not stored after all. */
export async function dropEvidence(folder: string, files: StoredEvidence[]): Promise<void> {
  await Promise.all(files.map((file) => rm(join(folder, file.storedName), { force: true })));
}
