import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Revision } from '@ilera/contracts';
import { toIntegrity } from '@ilera/contracts/integrity';
import { versionsIn } from '../../site/live-part';
import { FileStore } from '../../store/file-store';
import type { ReleaseStore } from '../../store/release-store';

const revisionFile = 'revision.json';

/**
 * The last served revision and its files, on this machine's own disk, so that a gateway can start while the store does
 * not respond.
 */
export class Snapshot {
  private readonly copies: FileStore;

  constructor(
    private readonly store: Pick<ReleaseStore, 'get'>,
    private readonly folder: string,
  ) {
    this.copies = new FileStore(folder);
  }

  /**
   * Reads an artefact and keeps a copy here, of sound bytes only. A copy with the expected hash saves the request to the
   * store. If the write fails, the artefact is returned all the same.
   */
  get: ReleaseStore['get'] = async (key, integrity) => {
    const copy = integrity ? await this.copies.get(key).catch(() => undefined) : undefined;
    if (copy && toIntegrity(copy) === integrity) return copy;
    const body = await this.store.get(key);
    if (body && (!integrity || toIntegrity(body) === integrity))
      await this.copies.put(key, body).catch(() => undefined);
    return body;
  };

  /** Reads the revision; undefined where there is none. @throws where it is damaged */
  async read(): Promise<Revision | undefined> {
    const body = await this.copies.get(revisionFile);
    return body && (JSON.parse(String(body)) as Revision);
  }

  /** Stores a revision and removes the artefacts of versions that no page load of it gets. */
  async write(revision: Revision): Promise<void> {
    await this.copies.put(revisionFile, Buffer.from(JSON.stringify(revision)));
    const needed = new Set(versionsIn(revision.live).map(({ name, version }) => `${name}/${version}`));
    const keys = await this.copies.list('artefacts/');
    for (const version of new Set(keys.map((key) => key.split('/').slice(1, 3).join('/'))))
      if (!needed.has(version))
        await rm(join(this.folder, 'artefacts', version), { recursive: true, force: true });
  }
}
