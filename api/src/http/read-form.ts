/** Parses form data as the body, because the discount calls send FormData, not JSON (R4.12). */
import type { FastifyRequest } from 'fastify';
import { ResponseError } from '../common/response-error';
import { refuseUnstorableText } from './check-input';

/** Bytes; JSON bodies have the same limit. */
const maxBytes = 100_000;

/**
 * A hook before validation that turns multipart fields into a plain body, and refuses files.
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

/** 400: the form is incomplete, or the body is no form. */
export const brokenForm = () => new ResponseError(400, 'The request could not be read.');

const tooLarge = () => new ResponseError(413, 'The request is too large.');

/**
 * Yields the parts of a form of at most `maxBytes` in total, and throws 413 for a longer one: before reading when the
 * request declares its length, otherwise on reaching the limit. The parser only limits single parts, and reads an
 * oversized part to its end.
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
    // Ends the parser but not the connection, which still carries the response. Later bytes are discarded.
    if (!isOver && bytes > maxBytes) raw.emit('error', tooLarge());
  });
  try {
    yield* request.parts();
  } catch (error) {
    const hasStatus = error instanceof ResponseError || (error as { statusCode?: number }).statusCode;
    throw hasStatus ? error : brokenForm();
  }
}
