import { LRUCache } from 'lru-cache';
import type { Release } from '@shared/contracts';
import { toIntegrity } from '@shared/contracts/integrity';
import { decompress, encodingsOf } from '../../store/compress';
import { artefactKey, type ReleaseStore } from '../../store/release-store';

/** A file as it is sent: its bytes, and their content encoding. */
export interface EncodedBody {
  body: Buffer;
  encoding: string | undefined;
}

/** Whether a request accepts a content encoding. */
export type AcceptsEncoding = (encoding: string) => boolean;

/** What a file's bytes must be. */
type Expected = Pick<Release['files'][string], 'integrity' | 'size'>;

/**
 * Artefacts in memory, least recently used out first. What a release record names is read from the store only with
 * the hash that the record says, compressed or not, and only that is kept: what is in memory is right.
 */
export class AssetCache {
  /** By integrity and ending, so that a file is there once for all versions and addresses that have it. */
  private readonly bodies: LRUCache<string, Buffer> | undefined;

  /**
   * @param limit bytes; 0 keeps nothing
   * @param origin where a file is read whose copy in `store` is damaged
   */
  constructor(
    private readonly store: Pick<ReleaseStore, 'get'>,
    limit: number,
    private readonly origin = store,
  ) {
    this.bodies =
      limit > 0
        ? new LRUCache({ maxSize: limit, sizeCalculation: (body) => Math.max(1, body.byteLength) })
        : undefined;
  }

  /**
   * The file with that key in the best encoding that the request accepts; undefined where the store has none
   * with the expected bytes.
   * @param expected from the release's record
   */
  async get(key: string, accepts: AcceptsEncoding, expected: Expected): Promise<EncodedBody | undefined> {
    for (const { ending, token } of encodingsOf(key)) {
      if (!accepts(token)) continue;
      const body = await this.read(key, expected, ending);
      if (body) return { body, encoding: token };
    }
    const body = await this.read(key, expected);
    return body && { body, encoding: undefined };
  }

  /** A file of a release as text. No browser checks what the document contains or the gateway runs. */
  async text({ name, version, files }: Release, file: string): Promise<string | undefined> {
    const expected = files[file];
    const found = expected && (await this.get(artefactKey(name, version, file), () => false, expected));
    return found?.body.toString('utf8');
  }

  /** Loads all files of a release into memory. @returns the first one that the store does not have as published */
  async load({ name, version, files }: Release): Promise<string | undefined> {
    const served = Object.entries(files).filter(([file]) => !file.endsWith('.map'));
    const bad = await Promise.all(
      served.map(async ([file, expected]) => {
        if (this.bodies?.get(expected.integrity)) return undefined;
        const key = artefactKey(name, version, file);
        await Promise.all(encodingsOf(key).map(({ ending }) => this.read(key, expected, ending)));
        return (await this.read(key, expected)) ? undefined : file;
      }),
    );
    return bad.find(Boolean);
  }

  private async read(key: string, expected: Expected, ending = ''): Promise<Buffer | undefined> {
    const known = this.bodies?.get(expected.integrity + ending);
    if (known) return known;
    const isRight = (found: Buffer | undefined): found is Buffer => {
      const plain = found && ending ? decompress(ending, found, expected.size) : found;
      return plain !== undefined && toIntegrity(plain) === expected.integrity;
    };
    let body = await this.store.get(key + ending);
    if (body && !isRight(body) && this.origin !== this.store) body = await this.origin.get(key + ending);
    if (!isRight(body)) return undefined;
    this.bodies?.set(expected.integrity + ending, body);
    return body;
  }
}
