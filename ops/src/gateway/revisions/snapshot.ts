import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Revision } from '@shared/contracts';
import { openLocalCopy, type LocalCopy } from '../../store/local-copy';
import type { ReleaseStore } from '../../store/release-store';
import { versionsIn } from '../../site/records';
import type { Composition } from './composition';

/**
 * The last served revision and its files, on this machine's own disk, so that a gateway can start while the store does
 * not respond.
 */
export class Snapshot {
  readonly artefacts: LocalCopy;
  private readonly file: string;

  constructor(
    store: ReleaseStore,
    private readonly folder: string,
  ) {
    this.artefacts = openLocalCopy(store, folder);
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
    const next = `${this.file}.next`;
    await writeFile(next, JSON.stringify(revision));
    await rename(next, this.file);
    const versions = versionsIn(revision.live).map(({ name, version }) => `${name}/${version}`);
    await this.artefacts.keepOnly(new Set(versions));
  }
}
