/** PDF documents as evidence: whole, and nothing in them that runs, opens or carries other files. */
import { constants, inflateSync } from 'node:zlib';

/** Names that only active or attached content has. Long enough not to occur by chance in compressed data. */
const active =
  /\/(?:JavaScript|Launch|EmbeddedFile|EmbeddedFiles|RichMedia|SubmitForm|ImportData)(?![A-Za-z])/;

/** Bytes of decompressed object streams in one document. */
const maxDecoded = 20_000_000;

/** False also for a document whose objects cannot be read, as behind a password. */
export function isPlainPdf(file: Buffer): boolean {
  const text = file.toString('latin1');
  // Readers tolerate a preamble and an appendix; a file that is also something else uses exactly those.
  if (!/^%PDF-[12]\.\d/.test(text)) return false;
  if (!/%%EOF\s*$/.test(text.slice(-1024))) return false;
  return (
    !active.test(plainNames(text)) && everyObjectStream(file, text, (part) => !active.test(plainNames(part)))
  );
}

/** Names with their escapes resolved: `/Java#53cript` is `/JavaScript`. */
const plainNames = (text: string): string =>
  text.replace(/#([0-9a-f]{2})/gi, (_escape, code: string) => String.fromCharCode(parseInt(code, 16)));

/** Checks the objects that are compressed together; they cannot hold further streams. */
function everyObjectStream(file: Buffer, text: string, check: (text: string) => boolean): boolean {
  let left = maxDecoded;
  for (const { index } of text.matchAll(/(?<!end)stream\r?\n/g)) {
    const dictionary = plainNames(text.slice(text.lastIndexOf('obj', index), index));
    if (!/\/ObjStm(?![A-Za-z])/.test(dictionary)) continue;
    const start = text.indexOf('\n', index) + 1;
    const decoded = decode(file.subarray(start, text.indexOf('endstream', start)), dictionary, left);
    if (decoded === null || !check(decoded)) return false;
    left -= decoded.length;
  }
  return true;
}

/** Null for another filter than one Flate, for a parameter of it, and for more than `most` bytes. */
function decode(body: Buffer, dictionary: string, most: number): string | null {
  if (!dictionary.includes('/Filter')) return body.length <= most ? body.toString('latin1') : null;
  const isFlate = /\/Filter\s*(?:\/FlateDecode(?![A-Za-z])|\[\s*\/FlateDecode\s*\])/.test(dictionary);
  if (!isFlate || dictionary.includes('/DecodeParms') || most < 1) return null;
  try {
    const options = { maxOutputLength: most, finishFlush: constants.Z_SYNC_FLUSH };
    return inflateSync(body, options).toString('latin1');
  } catch {
    return null;
  }
}
