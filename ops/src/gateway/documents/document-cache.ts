import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { createLoadingCache } from '../../common/loading-cache';
import type { AcceptsEncoding, EncodedBody } from '../assets/asset-cache';
import { isPrivateAddress } from '../discovery/social-tags';
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
 * The second is a twentieth smaller and takes thirty times as long: its result is for the page loads after the first. From
 * quality 7 to 9 each compression would take up to 32 MB, and after a release many run at once.
 */
const compressors: Record<string, { first: Compress; later?: Compress }> = {
  br: { first: brotli(5), later: brotli(constants.BROTLI_MAX_QUALITY) },
  gzip: { first: (body) => promisify(gzip)(body, { level: 9 }) },
};

type Render = () => string | Promise<string>;

/** Of many page loads that come at once, as after a release, only the first one renders. */
const openDocuments = () => createLoadingCache<CachedDocument>(500);

/** Documents by composition, rendered and compressed once each; they are dropped with the composition. */
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
    const document = await (key === undefined ? load() : documents(key, load));
    for (const [encoding, { first, later }] of Object.entries(compressors)) {
      if (!accepts(encoding)) continue;
      const kept = document.compressed.get(encoding);
      const body = await (kept ?? keep(document, encoding, first));
      if (!kept && later && key !== undefined) void improve(document, encoding, later);
      return { body, encoding, etag: document.etag };
    }
    return { body: document.plain, encoding: undefined, etag: document.etag };
  }
}

function keep({ plain, compressed }: CachedDocument, encoding: string, compress: Compress): Promise<Buffer> {
  const body = compress(plain);
  compressed.set(encoding, body);
  return body;
}

async function improve(document: CachedDocument, encoding: string, compress: Compress): Promise<void> {
  const body = await compress(document.plain).catch(() => undefined);
  if (body) document.compressed.set(encoding, Promise.resolve(body));
}

async function toCached(render: Render): Promise<CachedDocument> {
  const plain = Buffer.from(await render());
  const etag = `W/"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`;
  return { etag, plain, compressed: new Map() };
}

/** Equal keys mean equal documents of a composition; undefined for one that must not be cached. */
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
