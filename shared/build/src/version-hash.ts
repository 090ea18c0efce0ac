import { createHash } from 'node:crypto';
import type { Release } from '@ilera/contracts/release';
import webpack, { type Compilation } from 'webpack';

/** Placeholder for a version's hash until its files exist; as long as the hash. */
export const unhashed = 'x0x0x0x0';

/**
 * Hashes every file, the bundled packages and the other fields of the record, except build time and commit. Equal
 * releases have equal versions on every machine.
 */
export function hashRelease({ commit: _commit, builtAt: _builtAt, ...content }: Release): string {
  return createHash('sha256')
    .update(JSON.stringify(content, withSortedKeys))
    .digest('hex')
    .slice(0, unhashed.length);
}

const withSortedKeys = (_key: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
    : value;

/**
 * Writes the hash into the files that carry their version.
 * @param entry the only script that may carry it, because the entry holds the finished hashes of the other files
 */
export function writeHash(compilation: Compilation, entry: string, hash: string): void {
  for (const { name, source } of compilation.getAssets()) {
    const body = source.buffer();
    if (!body.includes(unhashed)) continue;
    if (name !== entry && /\.(js|css)$/.test(name))
      throw new Error(`${name} carries its version: only ${entry} may, the others are shared by versions.`);
    const text = body.toString('utf8').replaceAll(unhashed, hash);
    compilation.updateAsset(name, new webpack.sources.RawSource(text));
  }
}

/** Length of a hash in an address, 72 bits. The full hash is checked where the file is used. */
export const addressHashLength = 12;

/**
 * The address that versions of a part share for a file, below the part's folder. The name depends on the file's
 * content, so that a visitor fetches only changed files after a release (docs/adr/0004).
 * @param integrity its sha256; names of pictures and fonts already depend on their content
 */
export function contentAddress(file: string, integrity: string): string {
  const hash = integrity
    .slice('sha256-'.length)
    .slice(0, addressHashLength)
    .replace(/\+/g, '-')
    .replace(/\//g, '_');
  return `files/${file.replace(/\.(js|css)$/, `.${hash}.$1`)}`;
}
