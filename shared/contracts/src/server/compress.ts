import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { toIntegrity } from '../parts/integrity';
import type { ReleaseFile } from '../parts/release';

/** Pictures and fonts are compressed already. */
const compressible = /\.(?:js|css|svg|json|html|txt|webmanifest|xml)$/;

/** The content encoding of each compressed form, the best first, by the ending of its name. */
const encodings = { br: 'br', gz: 'gzip' } as const;
const endings = ['br', 'gz'] as const;

/** The forms in which a store has a file of a release, the best first and the plain one last. */
export const formsOf = (name: string, { size, integrity, compressed = {} }: ReleaseFile) => [
  ...endings.flatMap((ending) => {
    const form = compressed[ending];
    return form ? [{ name: `${name}.${ending}`, encoding: encodings[ending], ...form }] : [];
  }),
  { name, encoding: undefined, size, integrity },
];

/**
 * Compresses a file of a release, with the slowest and best settings, because it is built once and fetched often. A form
 * that saves nothing is left out. For builds.
 * @param write gets each form under its name
 * @returns what the release says of them
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
