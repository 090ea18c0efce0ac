import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import type { AcceptsEncoding, EncodedBody } from '../assets/asset-cache';

/** A document with its ETag. */
export interface EncodedDocument extends EncodedBody {
  etag: string;
}

interface CachedDocument {
  etag: string;
  plain: Buffer;
  /** By content encoding. */
  compressed: Map<string, Promise<Buffer>>;
}

/** The best quality of brotli takes ten times as long for a tenth less. */
const compressors: Record<string, (body: Buffer) => Promise<Buffer>> = {
  br: (body) =>
    promisify(brotliCompress)(body, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 9,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      },
    }),
  gzip: (body) => promisify(gzip)(body, { level: 9 }),
};

const MOST_DOCUMENTS = 500;

/** Documents by composition, rendered and compressed once each; they are dropped with the composition. */
export class DocumentCache {
  private readonly documents = new WeakMap<object, LRUCache<string, CachedDocument>>();

  /** @param key unset for a document that must not be cached */
  async get(
    composition: object,
    key: string | undefined,
    accepts: AcceptsEncoding,
    render: () => string,
  ): Promise<EncodedDocument> {
    const documents = this.documents.get(composition) ?? new LRUCache({ max: MOST_DOCUMENTS });
    this.documents.set(composition, documents);
    const document = (key !== undefined && documents.get(key)) || toCached(render());
    if (key !== undefined) documents.set(key, document);
    for (const [encoding, compress] of Object.entries(compressors)) {
      if (!accepts(encoding)) continue;
      const body = document.compressed.get(encoding) ?? compress(document.plain);
      document.compressed.set(encoding, body);
      return { body: await body, encoding, etag: document.etag };
    }
    return { body: document.plain, encoding: undefined, etag: document.etag };
  }
}

function toCached(html: string): CachedDocument {
  const plain = Buffer.from(html);
  const etag = `W/"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`;
  return { etag, plain, compressed: new Map() };
}
