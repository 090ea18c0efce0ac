import { LRUCache } from 'lru-cache';
import type { Release, ReleaseFile } from '@ilera/contracts';
import { formsOf } from '@ilera/contracts/compress';
import { toIntegrity } from '@ilera/contracts/integrity';
import { artefactKey, type ReleaseStore } from '../../store/release-store';

/** A file as it is sent: its bytes, and their content encoding. */
export interface EncodedBody {
  body: Buffer;
  encoding: string | undefined;
}

/** Whether a request accepts a content encoding. */
export type AcceptsEncoding = (encoding: string) => boolean;

/**
 * A cache of artefacts in memory, which drops the least recently used first. A file enters it only with the hash that its
 * release record names.
 */
export class AssetCache {
  /** Keyed by integrity, so that versions and addresses with one content share an entry. */
  private readonly bodies: LRUCache<string, Buffer>;

  /** @param limit bytes; 0 keeps nothing */
  constructor(
    private readonly store: Pick<ReleaseStore, 'get'>,
    limit: number,
  ) {
    this.bodies = new LRUCache({ maxSize: limit || 1, sizeCalculation: (body) => body.byteLength + 1 });
  }

  /**
   * Reads a file in the best encoding that the request accepts; undefined where the store lacks the expected bytes.
   * @param expected from the release's record
   */
  async get(key: string, accepts: AcceptsEncoding, expected: ReleaseFile): Promise<EncodedBody | undefined> {
    for (const { name, encoding, integrity } of formsOf(key, expected)) {
      const body = !encoding || accepts(encoding) ? await this.read(name, integrity) : undefined;
      if (body) return { body, encoding };
    }
    return undefined;
  }

  /** Reads a file as text, with its hash checked: no browser checks what a document contains or the gateway runs. */
  async text({ name, version, files }: Release, file: string): Promise<string | undefined> {
    const expected = files[file];
    const found = expected && (await this.get(artefactKey(name, version, file), () => false, expected));
    return found?.body.toString('utf8');
  }

  /** Loads all files of a release into memory. @returns the first file that the store lacks as published */
  async load({ name, version, files }: Release): Promise<string | undefined> {
    const served = Object.entries(files).filter(([file]) => !file.endsWith('.map'));
    const damaged = await Promise.all(
      served.map(async ([file, expected]) => {
        const forms = formsOf(artefactKey(name, version, file), expected);
        const read = await Promise.all(forms.map((form) => this.read(form.name, form.integrity)));
        return read.at(-1) ? undefined : file;
      }),
    );
    return damaged.find(Boolean);
  }

  private async read(key: string, integrity: string): Promise<Buffer | undefined> {
    const known = this.bodies.get(integrity);
    if (known) return known;
    const body = await this.store.get(key, integrity);
    if (!body || toIntegrity(body) !== integrity) return undefined;
    this.bodies.set(integrity, body);
    return body;
  }
}
