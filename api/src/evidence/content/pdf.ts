/** PDF documents as evidence: whole, and nothing in them that runs, opens or carries other files. */
import { constants, inflateSync } from 'node:zlib';
import type { EvidenceProblem } from './evidence-problem';
import { openPdf } from './open-pdf';

/** Names that only active or attached content has. Long enough not to occur by chance in compressed data. */
const active =
  /\/(?:JavaScript|Launch|EmbeddedFile|EmbeddedFiles|RichMedia|SubmitForm|ImportData)(?![A-Za-z])/;

/** Bytes of decompressed object streams in one document. */
const maxDecoded = 20_000_000;

/** Readers look for the header in this many bytes. */
const headerBytes = 1024;

/** Whether readers take the file for a PDF document. */
export const isPdf = (file: Buffer): boolean => file.subarray(0, headerBytes).includes('%PDF-');

/**
 * The document without what is in front of it and behind it. It is rewritten without scripts, attachments and programs
 * where it has any, or where that cannot be seen, as in an encrypted one.
 */
export async function cleanPdf(file: Buffer): Promise<Buffer | EvidenceProblem> {
  const text = file.toString('latin1');
  const start = text.indexOf('%PDF-');
  const end = text.lastIndexOf('%%EOF');
  // A reader rebuilds a document without its end, or with more of it behind the end: nothing is cut from those.
  const isWhole = end > start && !/\bobj\b|startxref/.test(text.slice(end));
  const document = file.subarray(start, isWhole ? end + 5 + lineEnd(text.slice(end + 5)) : undefined);
  const isPlain = isWhole && isPlainPdf(document);
  const opened = await openPdf(document, { isRewritten: !isPlain, maxArrayBytes: maxDecoded });
  return typeof opened === 'string' ? opened : (opened ?? document);
}

const lineEnd = (tail: string): number => /^\s?\n?/.exec(tail)?.[0].length ?? 0;

function isPlainPdf(file: Buffer): boolean {
  const text = file.toString('latin1');
  const names = plainNames(text);
  if (active.test(names) || /\/Encrypt(?![A-Za-z])/.test(names)) return false;
  return everyObjectStream(file, text, (part) => !active.test(plainNames(part)));
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
