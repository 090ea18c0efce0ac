/** Parses form data as the body, because the discount calls send FormData, not JSON (R4.12). */
import type { FastifyRequest } from 'fastify';
import { HttpError } from '../common/http-error';
import { partsOf } from './parts-of';
import { refuseUnstorableText } from './unstorable-text';

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
    if (part.type === 'file') throw new HttpError(422, 'This form takes no files.');
    if (typeof part.value === 'string') fields[part.fieldname] = part.value;
  }
  request.body = fields;
  await refuseUnstorableText(request);
}
