import { mkdir, readFile, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Revision } from '@shared/contracts';
import type { LocalCopy } from '../../store/local-copy';
import type { Composition } from './composition';

/**
 * The last served revision, on this machine's own disk, so that a gateway can start while the store does not
 * respond.
 */
export class Snapshot {
  private readonly file: string;

  constructor(
    private readonly folder: string,
    private readonly artefacts: LocalCopy,
  ) {
    this.file = join(folder, 'revision.json');
  }

  async read(): Promise<Revision | undefined> {
    try {
      return JSON.parse(await readFile(this.file, 'utf8')) as Revision;
    } catch {
      return undefined;
    }
  }

  /** Stores a revision and removes the artefacts that neither it nor a fallback of it has. */
  async write({ revision }: Composition): Promise<void> {
    await mkdir(this.folder, { recursive: true });
    const next = `${this.file}.${process.pid}`;
    await writeFile(next, JSON.stringify(revision));
    await rename(next, this.file);
    await this.sweep();
    const versions = Object.entries(revision.live).flatMap(([name, { version, lastGood, canary }]) =>
      [version, lastGood, canary?.version].flatMap((one) => (one ? [`${name}/${one}`] : [])),
    );
    await this.artefacts.keepOnly(new Set(versions));
  }
  /** Removes temporary files of processes that crashed while writing. */
  private async sweep(): Promise<void> {
    for (const name of await readdir(this.folder)) {
      const path = join(this.folder, name);
      if (path === this.file || !path.startsWith(`${this.file}.`)) continue;
      const written = await stat(path).catch(() => undefined);
      if (written && Date.now() - written.mtimeMs > 60_000) await rm(path, { force: true });
    }
  }
}
