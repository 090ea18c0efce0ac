/**
 * Where files of people are stored, encrypted: in a folder that no server publishes and all API processes share, or
 * in a bucket.
 */
import { mkdir, open, readFile, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sealBytes, unsealBytes } from '../encryption/seal';

/** Storage for the files of claims: a folder (a named volume in production) or an S3-compatible bucket. */
export interface EvidenceStorage {
  /** Folder for files that are still being received. */
  spoolFolder: string;
  /** Stores a complete file under a name; afterwards the spooled file is removed. */
  put(name: string, spooled: { path: string; bytes: number }): Promise<void>;
  /** The bytes of a stored file; null when there is none. */
  get(name: string): Promise<Buffer | null>;
  remove(name: string): Promise<void>;
  /** Names and ages of all stored files, to find those that no claim refers to. */
  list(): Promise<{ name: string; modifiedAt: Date }[]>;
}

/** A store over a folder, which is created when it is missing. */
async function openFolderEvidenceStorage(folder: string): Promise<EvidenceStorage> {
  // Inside of the folder, so that storing a file is a rename on one file system.
  const spoolFolder = join(folder, '.incoming');
  await mkdir(spoolFolder, { recursive: true, mode: 0o700 });
  return {
    spoolFolder,
    put: async (name, { path }) => {
      const handle = await open(path, 'r');
      // Written to disk before it gets its name, so that after a power cut it is complete or absent.
      await handle.sync().finally(() => handle.close());
      await rename(path, join(folder, name));
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
        // Another process may have removed it since.
        const found = await stat(join(folder, name)).catch(() => null);
        return found ? [{ name, modifiedAt: found.mtime }] : [];
      });
      return (await Promise.all(listed)).flat();
    },
  };
}

/** The same store with encryption. A file has at most 5 MB, so it is encrypted in memory. */
export function sealedEvidence(store: EvidenceStorage): EvidenceStorage {
  return {
    ...store,
    put: async (name, { path }) => {
      const sealed = sealBytes(await readFile(path));
      // Overwrites the spooled file, so that no copy in clear remains.
      await writeFile(path, sealed, { mode: 0o600 });
      await store.put(name, { path, bytes: sealed.length });
    },
    get: async (name) => {
      const stored = await store.get(name);
      return stored && unsealBytes(stored);
    },
  };
}

/** Opens `s3://bucket/prefix` or a folder. */
export async function openEvidenceStorage(location: string, env = process.env): Promise<EvidenceStorage> {
  if (!location.startsWith('s3://')) return openFolderEvidenceStorage(location);
  // Loaded only when configured: the client is large and slows down every start.
  return (await import('./s3-evidence-storage')).openS3EvidenceStorage(location, env);
}
