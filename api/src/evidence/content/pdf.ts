/** Cleans PDF documents: they must be complete, and lose content that runs, opens or carries other files. */
import { constants, inflateSync } from 'node:zlib';
import type { EvidenceProblem } from './evidence-problem';
import { openPdf } from './open-pdf';

/** Names that only active or attached content uses, which seldom occur by chance in compressed data. */
const activeNames =
  /\/(?:JavaScript|Launch|EmbeddedFile|EmbeddedFiles|RichMedia|SubmitForm|ImportData|GoToE|GoToR|Rendition|Movie|Sound|OnInstantiate|XFA)(?![A-Za-z])/;

/** Limit of one document's decompressed object streams, in bytes. */
const maxDecoded = 20_000_000;

/** PDF readers search this many bytes for the header. */
const headerBytes = 1024;

/** Whether PDF readers would accept the file. */
export const isPdf = (file: Buffer): boolean => file.subarray(0, headerBytes).includes('%PDF-');

/**
 * Strips data before and after the document. Rewrites a document that has scripts, attachments or programs, or that
 * might hide some, such as an encrypted one.
 */
export async function cleanPdf(file: Buffer): Promise<Buffer | EvidenceProblem> {
  const text = file.toString('latin1');
  const start = text.indexOf('%PDF-');
  const end = text.lastIndexOf('%%EOF');
  // Readers repair documents that lack an end or continue after it, so these are not cut.
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
  if (activeNames.test(names) || /\/Encrypt(?![A-Za-z])/.test(names)) return false;
  return everyObjectStream(file, text, (part) => !activeNames.test(plainNames(part)));
}
/** Resolves escapes in names: `/Java#53cript` is `/JavaScript`. */
const plainNames = (text: string): string =>
  text.replace(/#([0-9a-f]{2})/gi, (_escape, code: string) => String.fromCharCode(parseInt(code, 16)));

/** Checks all compressed object streams, which cannot contain further streams. */
function everyObjectStream(file: Buffer, text: string, check: (text: string) => boolean): boolean {
  let leftBytes = maxDecoded;
  for (const { index } of text.matchAll(/(?<!end)stream\r?\n/g)) {
    const dictionary = plainNames(text.slice(text.lastIndexOf('obj', index), index));
    if (!/\/ObjStm(?![A-Za-z])/.test(dictionary)) continue;
    const start = text.indexOf('\n', index) + 1;
    const decoded = decode(file.subarray(start, text.indexOf('endstream', start)), dictionary, leftBytes);
    if (decoded === null || !check(decoded)) return false;
    leftBytes -= decoded.length;
  }
  return true;
}

/** Decodes a stream; null if it is larger than `maxBytes`, or filtered by anything but plain Flate. */
function decode(body: Buffer, dictionary: string, maxBytes: number): string | null {
  if (!dictionary.includes('/Filter')) return body.length <= maxBytes ? body.toString('latin1') : null;
  const isFlate = /\/Filter\s*(?:\/FlateDecode(?![A-Za-z])|\[\s*\/FlateDecode\s*\])/.test(dictionary);
  if (!isFlate || dictionary.includes('/DecodeParms') || maxBytes < 1) return null;
  try {
    const options = { maxOutputLength: maxBytes, finishFlush: constants.Z_SYNC_FLUSH };
    return inflateSync(body, options).toString('latin1');
  } catch {
    return null;
  }
}
