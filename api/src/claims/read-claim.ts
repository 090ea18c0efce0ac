/** Reads a claim's multipart request: three fields, and one to five files named `evidence`. */
import type { FastifyRequest } from 'fastify';
import { ClaimBodySchema, type ClaimBody } from '@shared/contracts/api';
import { fieldError, forbidden } from '../common/http-error';
import { type EvidenceFile, noEvidence, readUpload } from '../evidence/read-upload';
import { discardFiles } from '../evidence/receive-file';
import { refuseUnstorableText } from '../http/check-input';
import type { Services } from '../services';

/**
 * Reads and validates the claim; errors name the field under which the form shows them. Files are written to
 * the spool folder as they arrive, and removed when the request is invalid. `userId` is the person who may send
 * it.
 */
export async function readClaim(
  request: FastifyRequest,
  services: Services,
  userId: number,
): Promise<{ body: ClaimBody; files: EvidenceFile[] }> {
  const { fields, files } = await readUpload(request, services, ({ user_id }) => {
    // The form sends the fields first, so that a claim for another person is refused before its files are read.
    if (user_id !== undefined && Number(user_id) !== userId) throw forbidden();
  });
  try {
    const body = await checkFields(request, fields);
    if (body.user_id !== userId) throw forbidden();
    if (files.length === 0) throw noEvidence();
    return { body, files };
  } catch (error) {
    await discardFiles(files);
    throw error;
  }
}

async function checkFields(request: FastifyRequest, fields: Record<string, string>): Promise<ClaimBody> {
  request.body = fields;
  await refuseUnstorableText(request);
  // Form fields are text; `validateInput` converts numbers in place, as it does for every other call.
  const copy = { ...fields };
  const validate = request.compileValidationSchema(ClaimBodySchema, 'body');
  if (!validate(copy)) {
    const field =
      validate.errors?.[0]?.instancePath.split('/')[1] ?? validate.errors?.[0]?.params?.missingProperty;
    throw fieldError(
      String(field ?? 'request'),
      `The ${String(field ?? 'request').replaceAll('_', ' ')} is not valid.`,
    );
  }
  return copy as unknown as ClaimBody;
}
