/** Reads a claim's multipart request: three fields, and one to five files named `evidence`. */
import type { FastifyRequest } from 'fastify';
import { ClaimBodySchema, type ClaimBody } from '@shared/contracts/api';
import { fieldError } from '../http/http-error';
import { refuseUnstorableText } from '../http/unstorable-text';
import { evidenceType, type EvidenceType } from './evidence-type';

export interface EvidenceFile {
  content: Buffer;
  type: EvidenceType;
  originalName: string;
}

/** The claim, checked; the refusals name the field that the form shows them under. */
export async function readClaim(
  request: FastifyRequest,
): Promise<{ body: ClaimBody; files: EvidenceFile[] }> {
  if (!request.isMultipart()) throw fieldError('evidence', 'Add your evidence to the form.');
  const fields = Object.create(null) as Record<string, string>;
  const files: EvidenceFile[] = [];
  for await (const part of request.parts()) {
    if (part.type === 'field') {
      if (typeof part.value === 'string') fields[part.fieldname] = part.value;
      continue;
    }
    const content = await readFile(part);
    if (part.fieldname.replace('[]', '') !== 'evidence' || (content.length === 0 && !part.filename)) continue;
    const type = evidenceType(content);
    if (!type) throw fieldError('evidence', 'Evidence can be PDF, JPEG or PNG files.');
    const originalName = part.filename.replace(/[^\p{L}\p{N} ._-]/gu, '_').slice(-120);
    files.push({ content, type, originalName });
  }
  const body = await checkFields(request, fields);
  if (files.length === 0) throw fieldError('evidence', 'Add your evidence to the form.');
  return { body, files };
}

async function readFile(part: { toBuffer(): Promise<Buffer> }): Promise<Buffer> {
  try {
    return await part.toBuffer();
  } catch (error) {
    if ((error as { code?: string }).code === 'FST_REQ_FILE_TOO_LARGE')
      throw fieldError('evidence', 'A file of evidence may have 5 MB at most.');
    throw error;
  }
}

async function checkFields(request: FastifyRequest, fields: Record<string, string>): Promise<ClaimBody> {
  request.body = fields;
  await refuseUnstorableText(request);
  // Numbers of a form are text: `validateInput` coerces them in place, as it does for every other call.
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
