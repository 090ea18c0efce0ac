import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { accepts, type PackedAsset } from './asset-shelf';

/** A document with the tag by which a browser asks whether it changed. */
export interface PackedDocument extends PackedAsset {
  etag: string;
}

interface Held {
  etag: string;
  plain: Buffer;
  packed: Map<string, Promise<Buffer>>;
}

const packers: Record<string, (body: Buffer) => Promise<Buffer>> = {
  br: (body) => promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
  gzip: (body) => promisify(gzip)(body, { level: 9 }),
};

/** Documents by what they depend on; rendered and packed once each, forgotten when the site moves on. */
export class DocumentShelf {
  private readonly held = new Map<string, Held>();
  private generation: unknown;

  /** @param generation whatever makes all earlier documents stale when it changes: the composition */
  async get(
    generation: unknown,
    key: string,
    accepted: string,
    render: () => string,
  ): Promise<PackedDocument> {
    if (generation !== this.generation) {
      this.generation = generation;
      this.held.clear();
    }
    const held = this.held.get(key) ?? this.hold(key, render());
    for (const [encoding, pack] of Object.entries(packers)) {
      if (!accepts(accepted, encoding)) continue;
      const packing = held.packed.get(encoding) ?? pack(held.plain);
      held.packed.set(encoding, packing);
      return { body: await packing, encoding, etag: held.etag };
    }
    return { body: held.plain, encoding: undefined, etag: held.etag };
  }

  private hold(key: string, html: string): Held {
    const plain = Buffer.from(html);
    const etag = `W/"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`;
    const held = { etag, plain, packed: new Map<string, Promise<Buffer>>() };
    this.held.set(key, held);
    return held;
  }
}
