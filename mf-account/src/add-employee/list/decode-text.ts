/** The letters of Windows-1252 at 0x80 to 0x9f. Some decoders of that name leave these codes as they are. */
const windows = '€\x81‚ƒ„…†‡ˆ‰Š‹Œ\x8dŽ\x8f\x90‘’“”•–—˜™š›œ\x9džŸ';

/**
 * The text of a file that Excel, Google Sheets, LibreOffice, WPS or a person wrote: UTF-8 or UTF-16 with a mark or
 * without, else Windows-1252 or that of a Mac.
 */
export function decodeText(bytes: Uint8Array): string {
  const [one, two] = bytes;
  if (one === 0xff && two === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (one === 0xfe && two === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  const [even, odd] = countZeros(bytes);
  // Half of the bytes of Latin letters in UTF-16 are 0.
  if (odd > 0 && odd > 4 * even) return new TextDecoder('utf-16le').decode(bytes);
  if (even > 0 && even > 4 * odd) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    // Only old Macs, and Excel in their format, end lines with CR alone.
    const count = (code: number) => bytes.filter((byte) => byte === code).length;
    if (count(13) > count(10)) return new TextDecoder('macintosh').decode(bytes);
    return new TextDecoder('windows-1252')
      .decode(bytes)
      .replace(/[\x80-\x9f]/g, (code) => windows[code.charCodeAt(0) - 0x80] ?? code);
  }
}

/** How many of the first bytes are 0, at even and at odd places. */
function countZeros(bytes: Uint8Array): [even: number, odd: number] {
  const counts: [number, number] = [0, 0];
  bytes.subarray(0, 2_000).forEach((byte, index) => {
    if (byte === 0) counts[index % 2 === 0 ? 0 : 1] += 1;
  });
  return counts;
}

/** Whether a text is one: no spreadsheet, picture or archive under another name. */
export const isText = (text: string): boolean =>
  // eslint-disable-next-line no-control-regex -- these characters are what is looked for
  !/[\x00-\x08\x0e-\x1f]/.test(text);
