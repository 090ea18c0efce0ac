import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { EvidenceStorage } from './evidence-storage';

/** The extension of a file that is being written. */
export const unfinished = '.tmp';

/** Opens a folder as a store, and creates the folder if needed. */
async function openFolderEvidenceStorage(folder: string): Promise<EvidenceStorage> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  return {
    put: async (name, bytes) => {
      const path = join(folder, name);
      await writeFile(path + unfinished, bytes, { mode: 0o600, flush: true });
      await rename(path + unfinished, path);
    },
    get: (name) =>
      readFile(join(folder, name)).catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return null;
        throw error;
      }),
    remove: (name) => rm(join(folder, name), { force: true }),
    list: async () => {
      const entries = await readdir(folder, { withFileTypes: true });
      const files = entries.filter((entry) => entry.isFile());
      const listed = files.map(async ({ name }) => {
        // Another process may have removed the file since.
        const found = await stat(join(folder, name)).catch(() => null);
        return found ? [{ name, modifiedAt: found.mtime }] : [];
      });
      return (await Promise.all(listed)).flat();
    },
  };
}

/** Opens `s3://bucket/prefix` or a folder. */
export async function openEvidenceStorage(location: string, env = process.env): Promise<EvidenceStorage> {
  if (!location.startsWith('s3://')) return openFolderEvidenceStorage(location);
  // Loaded only if configured, because the client is large and slows down every start.
  return (await import('./s3-evidence-storage')).openS3EvidenceStorage(location, env);
}
