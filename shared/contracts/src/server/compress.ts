import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { toIntegrity } from '../parts/integrity';
import type { ReleaseFile } from '../parts/release';

/** Text files; pictures and fonts are already compressed. */
const compressible = /\.(?:js|css|svg|json|html|txt|webmanifest|xml)$/;

/** The content encoding of each compressed form, best first, by file extension. */
const encodings = { br: 'br', gz: 'gzip' } as const;
const endings = ['br', 'gz'] as const;

/** The stored forms of a release's file, best first and the plain one last. */
export const formsOf = (name: string, { size, integrity, compressed = {} }: ReleaseFile) => [
  ...endings.flatMap((ending) => {
    const form = compressed[ending];
    return form ? [{ name: `${name}.${ending}`, encoding: encodings[ending], ...form }] : [];
  }),
  { name, encoding: undefined, size, integrity },
];

/**
 * Compresses a release's file with the slowest and best settings, because a file is built once and fetched often. Skips
 * forms that save nothing. For builds.
 * @param write receives each form with its name
 * @returns the forms' entries in the release
 */
export async function compressFile(
  name: string,
  body: Uint8Array,
  write: (name: string, form: Buffer) => void,
): Promise<Pick<ReleaseFile, 'compressed'>> {
  if (!compressible.test(name) || body.byteLength < 200) return {};
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.byteLength,
  };
  const forms = {
    br: await promisify(brotliCompress)(body, { params }),
    gz: await promisify(gzip)(body, { level: 9 }),
  };
  const compressed: ReleaseFile['compressed'] = {};
  for (const ending of endings) {
    const form = forms[ending];
    if (form.byteLength >= body.byteLength) continue;
    write(`${name}.${ending}`, form);
    compressed[ending] = { size: form.byteLength, integrity: toIntegrity(form) };
  }
  return { compressed };
}
