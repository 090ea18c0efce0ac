/** Characters of a hash in an address: 72 bits, and a clash would be refused at publish. */
export const ADDRESS_HASH = 12;

/**
 * Where the versions of a part have a file in common, below the part's folder: named by its content, so that
 * a visitor fetches after a release only what it changed (docs/adr/0010).
 * @param integrity its sha384; pictures and fonts have their content in their name already
 */
export function contentAddress(file: string, integrity: string): string {
  const hash = integrity
    .slice('sha384-'.length)
    .slice(0, ADDRESS_HASH)
    .replace(/\+/g, '-')
    .replace(/\//g, '_');
  return `files/${file.replace(/\.(js|css)$/, `.${hash}.$1`)}`;
}
