/** Cleans PDF documents: they must be complete, and lose content that runs, opens or carries other files. */
import { inflateSync } from 'node:zlib';
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
  return everyObjectStream(file, { text, names }, (part) => !activeNames.test(plainNames(part)));
}

/** Resolves escapes in names: `/Java#53cript` is `/JavaScript`. */
const plainNames = (text: string): string =>
  text.replace(/#([0-9a-f]{2})/gi, (_escape, code: string) => String.fromCharCode(parseInt(code, 16)));

/** An object with a stream whose dictionary has neither texts nor comments, in which decoys could stand. */
const streamObject = /\bobj\s*<<([^<>()%]*)>>\s*stream\r?\n/g;
const objectStreamName = /\/ObjStm(?![A-Za-z])/g;

/**
 * Checks all compressed object streams, which cannot contain further streams.
 * @param names the text without escapes
 */
function everyObjectStream(
  file: Buffer,
  { text, names }: { text: string; names: string },
  check: (text: string) => boolean,
): boolean {
  let leftBytes = maxDecoded;
  let unchecked = names.match(objectStreamName)?.length ?? 0;
  let end = 0;
  for (const { 0: head, 1: entries = '', index } of text.matchAll(streamObject)) {
    const dictionary = plainNames(entries);
    if (dictionary.match(objectStreamName)?.length !== 1) continue;
    // Streams within a stream would be read again and again.
    if (index < end) return false;
    const start = index + head.length;
    end = text.indexOf('endstream', start);
    if (end < 0) return false;
    const decoded = decode(file.subarray(start, end), dictionary, leftBytes);
    if (decoded === null || !check(decoded)) return false;
    leftBytes -= decoded.length;
    unchecked -= 1;
  }
  return unchecked === 0;
}

/** Decodes a stream; null if it is larger than `maxBytes`, or filtered by anything but plain Flate. */
function decode(body: Buffer, dictionary: string, maxBytes: number): string | null {
  if (!dictionary.includes('/Filter')) return body.length <= maxBytes ? body.toString('latin1') : null;
  const isFlate = /\/Filter\s*(?:\/FlateDecode(?![A-Za-z])|\[\s*\/FlateDecode\s*\])/.test(dictionary);
  if (!isFlate || dictionary.includes('/DecodeParms') || maxBytes < 1) return null;
  try {
    // Throws for data that goes on behind the first `endstream`, where readers would go on too.
    return inflateSync(body, { maxOutputLength: maxBytes }).toString('latin1');
  } catch {
    return null;
  }
}
