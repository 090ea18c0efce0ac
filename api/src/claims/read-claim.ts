/** Reads the fields of the claim form, which arrive as text. */
import type { FastifyRequest } from 'fastify';
import { ClaimBodySchema, type ClaimBody } from '@ilera/contracts/api';
import { fieldError, forbidden } from '../common/response-error';
import { refuseUnstorableText } from '../http/check-input';

/** Validates the fields; errors name the form's fields. `userId` is the person who may send the claim. */
export async function readClaim(
  request: FastifyRequest,
  fields: Record<string, string>,
  userId: number,
): Promise<ClaimBody> {
  request.body = fields;
  await refuseUnstorableText(request);
  // The validator converts numbers in place, as for all calls. A form sends a line break as two characters.
  const copy = { ...fields, ...(fields.comment && { comment: fields.comment.replaceAll('\r\n', '\n') }) };
  const validate = request.compileValidationSchema(ClaimBodySchema, 'body');
  if (!validate(copy)) {
    const field =
      validate.errors?.[0]?.instancePath.split('/')[1] ?? validate.errors?.[0]?.params?.missingProperty;
    throw fieldError(
      String(field ?? 'request'),
      `The ${String(field ?? 'request').replaceAll('_', ' ')} is not valid.`,
    );
  }
  const body = copy as unknown as ClaimBody;
  if (body.user_id !== userId) throw forbidden();
  return body;
}
