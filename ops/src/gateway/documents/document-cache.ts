import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { accepts, type PackedAsset } from '../assets/asset-cache';

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

const MOST_DOCUMENTS = 500;

/** Documents of a composition, rendered and packed once each; they go when the composition goes, the longest unused first. */
export class DocumentCache {
  private readonly held = new WeakMap<object, Map<string, Held>>();

  /** @param key unset for a document that must not be kept */
  async get(
    composition: object,
    key: string | undefined,
    accepted: string,
    render: () => string,
  ): Promise<PackedDocument> {
    const documents = this.held.get(composition) ?? new Map<string, Held>();
    this.held.set(composition, documents);
    const held = (key !== undefined && documents.get(key)) || hold(render());
    if (key !== undefined) {
      documents.delete(key);
      documents.set(key, held);
      const [oldest] = documents.keys();
      if (documents.size > MOST_DOCUMENTS && oldest !== undefined) documents.delete(oldest);
    }
    for (const [encoding, pack] of Object.entries(packers)) {
      if (!accepts(accepted, encoding)) continue;
      const packing = held.packed.get(encoding) ?? pack(held.plain);
      held.packed.set(encoding, packing);
      return { body: await packing, encoding, etag: held.etag };
    }
    return { body: held.plain, encoding: undefined, etag: held.etag };
  }
}

function hold(html: string): Held {
  const plain = Buffer.from(html);
  const etag = `W/"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`;
  return { etag, plain, packed: new Map() };
}
