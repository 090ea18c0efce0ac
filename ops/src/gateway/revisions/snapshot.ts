import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SiteState } from '@shared/contracts';
import type { LocalCopy } from '../../store/local-copy';
import type { Composition } from './composition';

/** What was served last, on this machine's own disk, so that a gateway starts while the store is silent. */
export class Snapshot {
  private readonly file: string;

  constructor(
    private readonly folder: string,
    private readonly artefacts: LocalCopy,
  ) {
    this.file = join(folder, 'revision.json');
  }

  async read(): Promise<SiteState | undefined> {
    try {
      return JSON.parse(await readFile(this.file, 'utf8')) as SiteState;
    } catch {
      return undefined;
    }
  }

  /** Keeps a revision and forgets the artefacts that neither it nor a fallback of it has. */
  async write({ state }: Composition): Promise<void> {
    await mkdir(this.folder, { recursive: true });
    const next = `${this.file}.${process.pid}`;
    await writeFile(next, JSON.stringify(state));
    await rename(next, this.file);
    const versions = Object.entries(state.live).flatMap(([name, { version, lastGood, canary }]) =>
      [version, lastGood, canary?.version].flatMap((one) => (one ? [`${name}/${one}`] : [])),
    );
    await this.artefacts.keepOnly(new Set(versions));
  }
}
