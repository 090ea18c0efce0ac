import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompressSync, constants, gunzipSync, gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';

const compressibleEnding = /\.(?:js|css|svg|json|html|txt|webmanifest|xml)$/;

/** Whether a file is worth compressing: pictures and fonts are compressed already. */
export const isCompressible = (name: string): boolean => compressibleEnding.test(name);

/** The encodings that are stored beside a file, best first; the key's ending is their name. */
const encodings = [
  { ending: '.br', token: 'br' },
  { ending: '.gz', token: 'gzip' },
] as const;

/** The encodings in which a file may be stored. */
export const encodingsOf = (name: string) => (isCompressible(name) ? encodings : []);

/** Measuring and uploading need the same bytes, and so do versions that have files in common: the slow work is cached. */
const known = new LRUCache<string, Promise<CompressedVariant[]>>({ max: 1_000 });

/** One compressed variant of a file. */
interface CompressedVariant {
  ending: string;
  body: Buffer;
}

/**
 * Compressed variants of a file, made once when it is published, with the slowest and best settings. A
 * variant that saves nothing is left out, and the plain file is served.
 */
export function compressedVariants(name: string, body: Uint8Array): Promise<CompressedVariant[]> {
  if (!isCompressible(name) || body.byteLength < 200) return Promise.resolve([]);
  const key = createHash('sha256').update(body).digest('hex');
  const variants = known.get(key) ?? compress(body);
  known.set(key, variants);
  return variants;
}

async function compress(body: Uint8Array): Promise<CompressedVariant[]> {
  const [brotli, zipped] = await Promise.all([
    promisify(brotliCompress)(body, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 11,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: body.byteLength,
      },
    }),
    promisify(gzip)(body, { level: 9 }),
  ]);
  return [
    { ending: '.br', body: brotli },
    { ending: '.gz', body: zipped },
  ].filter((variant) => variant.body.byteLength < body.byteLength);
}

/** The plain bytes of a compressed variant; undefined when it is damaged, or has more than `most`. */
export function decompress(ending: string, body: Buffer, most: number): Buffer | undefined {
  const limit = { maxOutputLength: Math.max(most, 1) };
  try {
    return ending === '.br' ? brotliDecompressSync(body, limit) : gunzipSync(body, limit);
  } catch {
    return undefined;
  }
}
