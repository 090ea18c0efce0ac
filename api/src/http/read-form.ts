/** Parses form data as the body, because the discount calls send FormData, not JSON (R4.12). */
import type { FastifyRequest } from 'fastify';
import { ResponseError } from '../common/response-error';
import { refuseUnstorableText } from './check-input';

/** Bytes; the limit of JSON bodies too. */
const maxBytes = 100_000;

/**
 * A hook before validation that turns multipart fields into a plain body. Files are not allowed in these
 * calls.
 */
export async function readForm(request: FastifyRequest): Promise<void> {
  if (!request.isMultipart()) return;
  const fields = Object.create(null) as Record<string, string>;
  for await (const part of partsOf(request, maxBytes)) {
    if (part.type === 'file') throw new ResponseError(422, 'This form takes no files.');
    if (typeof part.value === 'string') fields[part.fieldname] = part.value;
  }
  request.body = fields;
  await refuseUnstorableText(request);
}

/** 400: the form is cut off, or none at all. */
export const brokenForm = () => new ResponseError(400, 'The request could not be read.');

const tooLarge = () => new ResponseError(413, 'The request is too large.');

/**
 * The parts of a form of `maxBytes` in all. A longer one ends with 413: before anything of it is read where
 * it says its length, else where it exceeds it. The parser's own limits are for single parts, and it reads a
 * long one to its end.
 */
export async function* partsOf(
  request: FastifyRequest,
  maxBytes: number,
): ReturnType<FastifyRequest['parts']> {
  const { raw } = request;
  if (Number(raw.headers['content-length'] ?? 0) > maxBytes) throw tooLarge();
  let bytes = 0;
  raw.on('data', (chunk: Buffer) => {
    const isOver = bytes > maxBytes;
    bytes += chunk.length;
    // Ends the parser, and not the connection, which carries the response. What still arrives is thrown away.
    if (!isOver && bytes > maxBytes) raw.emit('error', tooLarge());
  });
  try {
    yield* request.parts();
  } catch (error) {
    const hasStatus = error instanceof ResponseError || (error as { statusCode?: number }).statusCode;
    throw hasStatus ? error : brokenForm();
  }
}
