/** An address that the site does not have: where an address that cannot be decoded leads (R4.7). */
export const unknownAddress = '/%25';

/** Whether a path can be decoded, unlike `/condition/%`. */
export function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}
