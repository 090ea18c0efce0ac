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
   * An artefact, of which a copy stays here: one with the hash that its reader knows is as good as the store's own. A disk
   * that cannot be written prevents the copy, not the request.
   */
  get: ReleaseStore['get'] = async (key, integrity) => {
    const kept = integrity ? await this.copies.get(key).catch(() => undefined) : undefined;
    if (kept && toIntegrity(kept) === integrity) return kept;
    const body = await this.store.get(key);
    if (body && (!integrity || toIntegrity(body) === integrity))
      await this.copies.put(key, body).catch(() => undefined);
    return body;
  };

  async read(): Promise<Revision | undefined> {
    try {
      return JSON.parse(String(await this.copies.get(revisionFile))) as Revision;
    } catch {
      return undefined;
    }
  }

  /** Stores a revision and removes the artefacts that neither it nor a fallback of it has. */
  async write(revision: Revision): Promise<void> {
    await this.copies.put(revisionFile, Buffer.from(JSON.stringify(revision)));
    const kept = new Set(versionsIn(revision.live).map(({ name, version }) => `${name}/${version}`));
    const keys = await this.copies.list('artefacts/');
    for (const version of new Set(keys.map((key) => key.split('/').slice(1, 3).join('/'))))
      if (!kept.has(version))
        await rm(join(this.folder, 'artefacts', version), { recursive: true, force: true });
  }
}
