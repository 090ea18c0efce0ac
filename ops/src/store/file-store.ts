import { randomUUID } from 'node:crypto';
import { link, mkdir, open, readFile, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { assertKey, isKey, type ReleaseStore } from './release-store';

/** Replaces a failure with one of the codes by another result. */
const orElse = <Result, Other>(request: Promise<Result>, other: Other, ...codes: string[]) =>
  request.catch((error: NodeJS.ErrnoException) => {
    if (codes.includes(String(error.code))) return other;
    throw error;
  });

/** Flushes a folder where the system can, because a crash may lose the name of a file whose content is safe. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder).catch(() => undefined);
  await handle?.sync().catch(() => undefined);
  await handle?.close();
}

/** Makes a folder and flushes those above, so that a crash does not lose its name. */
async function makeFolder(folder: string): Promise<void> {
  const first = await mkdir(folder, { recursive: true });
  for (let made = folder; first && made.length >= first.length; made = dirname(made))
    await syncFolder(dirname(made));
}

/** A release store in a folder, local or on a shared disk. */
export class FileStore implements ReleaseStore {
  /** The folder. */
  readonly description: string;
  private readonly scratch: string;

  constructor(folder: string) {
    this.description = resolve(folder);
    this.scratch = join(this.description, '.incoming');
  }

  async putIfAbsent(key: string, body: Uint8Array): Promise<'created' | 'exists'> {
    const target = this.path(key);
    await makeFolder(dirname(target));
    const incoming = await this.writeScratch(body, true);
    try {
      // A hard link appears completely or not at all and fails when the name is taken, also on network disks,
      // where readers could see a half-written file of an exclusive create.
      if ((await orElse(link(incoming, target), 'exists' as const, 'EEXIST')) === 'exists') return 'exists';
      await syncFolder(dirname(target));
      return 'created';
    } finally {
      await rm(incoming, { force: true });
    }
  }

  async put(key: string, body: Uint8Array): Promise<void> {
    const target = this.path(key);
    await mkdir(dirname(target), { recursive: true });
    // A rename shows readers the former file or the new one, never half a file.
    await rename(await this.writeScratch(body, false), target);
  }

  /** @param flush waits until the bytes are on the disk */
  private async writeScratch(body: Uint8Array, flush: boolean): Promise<string> {
    await mkdir(this.scratch, { recursive: true });
    const incoming = join(this.scratch, randomUUID());
    await writeFile(incoming, body, { flag: 'wx', flush });
    return incoming;
  }

  async get(key: string): Promise<Buffer | undefined> {
    return orElse(readFile(this.path(key)), undefined, 'ENOENT', 'EISDIR', 'ENOTDIR');
  }

  async list(prefix: string): Promise<string[]> {
    assertKey(prefix.replace(/\/$/, ''));
    const listed = readdir(join(this.description, prefix), { recursive: true, withFileTypes: true });
    return (await orElse(listed, [], 'ENOENT'))
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name).slice(this.description.length + 1))
      .filter(isKey);
  }

  async remove(key: string): Promise<void> {
    await rm(this.path(key), { force: true });
  }

  private path(key: string): string {
    assertKey(key);
    return join(this.description, key);
  }
}
