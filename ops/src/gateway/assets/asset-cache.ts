import { LRUCache } from 'lru-cache';
import type { Release } from '@shared/contracts';
import { encodings, isCompressible, compressedEndings } from '../../store/compress';
import { artefactKey, commonKey, type ReleaseStore } from '../../store/release-store';

/** A file as it is sent: its bytes, and their content encoding. */
export interface EncodedBody {
  body: Buffer;
  encoding: string | undefined;
}

/** Whether a request accepts a content encoding. */
export type AcceptsEncoding = (encoding: string) => boolean;

/** Milliseconds within which a file is read from the store at most once, however often browsers retry it. */
const REREAD_MS = 10_000;

/**
 * Artefacts in memory, least recently used out first. Files never change, so no entry is stale; what is live
 * is kept warm, so that the site works without the store.
 */
export class AssetCache {
  private readonly bodies: LRUCache<string, Buffer> | undefined;
  private readonly reread = new LRUCache<string, true>({ max: 2_000, ttl: REREAD_MS });

  /** @param limit bytes; 0 keeps nothing */
  constructor(
    private readonly store: ReleaseStore,
    limit: number,
  ) {
    this.bodies =
      limit > 0
        ? new LRUCache({ maxSize: limit, sizeCalculation: (body) => Math.max(1, body.byteLength) })
        : undefined;
  }

  /** The file with that key in the best encoding that the request accepts. */
  async get(key: string, accepts: AcceptsEncoding): Promise<EncodedBody | undefined> {
    for (const { ending, token } of isCompressible(key) ? encodings : []) {
      if (!accepts(token)) continue;
      const body = await this.read(key + ending);
      if (body) return { body, encoding: token };
    }
    const body = await this.read(key);
    return body && { body, encoding: undefined };
  }

  /**
   * Removes a file because a browser reports that its copy was damaged. The next request reads it from the
   * store.
   */
  forget(key: string): void {
    if (this.reread.has(key)) return;
    this.reread.set(key, true);
    for (const ending of ['', ...compressedEndings(key)]) this.bodies?.delete(key + ending);
  }

  /** Loads all files of a release into memory. */
  async warm({ name, version, files }: Release): Promise<void> {
    if (!this.bodies) return;
    const served = Object.entries(files).filter(([file]) => !file.endsWith('.map'));
    const keys = served.flatMap(([file, { address }]) => [
      artefactKey(name, version, file),
      ...(address ? [commonKey(name, address)] : []),
    ]);
    await Promise.all(
      keys.flatMap((key) => ['', ...compressedEndings(key)].map((ending) => this.read(key + ending))),
    );
  }

  private async read(key: string): Promise<Buffer | undefined> {
    const known = this.bodies?.get(key);
    if (known) return known;
    const body = await this.store.get(key);
    if (body) this.bodies?.set(key, body);
    return body;
  }
}
