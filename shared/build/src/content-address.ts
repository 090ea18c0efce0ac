/** Characters of a hash in an address: 72 bits. A collision is refused at publish. */
export const ADDRESS_HASH = 12;

/**
 * The address that versions of a part share for a file, below the part's folder. It is named by the file's
 * content, so that a visitor fetches after a release only what it changed (docs/adr/0004).
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
