import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { createLoadingCache } from '../../common/loading-cache';
import type { AcceptsEncoding, EncodedBody } from '../assets/asset-cache';
import { isPrivateAddress } from '../discovery/private-addresses';
import type { DocumentInput } from './document';

/** A document with its ETag. */
export interface EncodedDocument extends EncodedBody {
  etag: string;
}

interface CachedDocument {
  etag: string;
  plain: Buffer;
  /** The compressed variants; the key is the content encoding. */
  compressed: Map<string, Promise<Buffer>>;
}

type Compress = (body: Buffer) => Promise<Buffer>;

const brotli =
  (quality: number): Compress =>
  (body) =>
    promisify(brotliCompress)(body, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: quality,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      },
    });

/**
 * `later` is a twentieth smaller and thirty times slower, for page loads after the first. Qualities 7 to 9 would take up to
 * 32 MB each, and many compressions run at once after a release.
 */
const compressors: Record<string, { first: Compress; later?: Compress }> = {
  br: { first: brotli(5), later: brotli(constants.BROTLI_MAX_QUALITY) },
  gzip: { first: (body) => promisify(gzip)(body, { level: 9 }) },
};

type Render = () => string | Promise<string>;

/** Simultaneous page loads, as after a release, share one rendering. */
const openDocuments = () => createLoadingCache<CachedDocument>(500);

/** A cache of rendered and compressed documents, dropped with their composition. */
export class DocumentCache {
  private readonly documents = new WeakMap<object, ReturnType<typeof openDocuments>>();

  /** @param key unset for a document that must not be cached */
  async get(
    composition: object,
    key: string | undefined,
    accepts: AcceptsEncoding,
    render: Render,
  ): Promise<EncodedDocument> {
    const documents = this.documents.get(composition) ?? openDocuments();
    this.documents.set(composition, documents);
    const load = () => toCached(render);
    const { etag, plain, compressed } = await (key === undefined ? load() : documents(key, load));
    const encoding = Object.keys(compressors).find(accepts);
    const compressor = encoding && compressors[encoding];
    if (!compressor) return { body: plain, encoding: undefined, etag };
    const { first, later } = compressor;
    let body = compressed.get(encoding);
    if (!body) {
      body = first(plain);
      compressed.set(encoding, body);
      if (later && key !== undefined)
        void body
          .then(() => later(plain))
          .then(
            (smaller) => compressed.set(encoding, Promise.resolve(smaller)),
            () => undefined,
          );
    }
    return { body: await body, encoding, etag };
  }
}

async function toCached(render: Render): Promise<CachedDocument> {
  const plain = Buffer.from(await render());
  const etag = `W/"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`;
  return { etag, plain, compressed: new Map() };
}

/** Cache key of a document within its composition; undefined for a document that must not be cached. */
export function keyOf({ page, prerendered, firstCalls, ...input }: DocumentInput): string | undefined {
  if (prerendered && prerendered.key === undefined) return undefined;
  return JSON.stringify([
    input.origin,
    page.route?.path,
    isPrivateAddress(page.path) ? '' : page.path,
    prerendered?.key,
    firstCalls?.calls,
    firstCalls?.own,
    input.invited,
  ]);
}
