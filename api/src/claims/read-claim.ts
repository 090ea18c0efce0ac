/** Reads a claim's multipart request: three fields, and one to five files named `evidence`. */
import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { ClaimBodySchema, type ClaimBody } from '@shared/contracts/api';
import { discardFiles, receiveFile, type ReceivedFile } from '../evidence/receive-file';
import { isClean } from '../evidence/scan-file';
import { evidenceName, plainName } from '../evidence/evidence-name';
import { evidenceProblemWords, type EvidenceProblem } from '../evidence/content/evidence-problem';
import type { EvidenceType } from '../evidence/content/evidence-type';
import { fieldError, forbidden } from '../common/http-error';
import { partsOf } from '../http/parts-of';
import type { Services } from '../services';
import { refuseUnstorableText } from '../http/unstorable-text';

export interface EvidenceFile extends ReceivedFile {
  type: EvidenceType;
  originalName: string;
}

/** More than five files of 5 MB with their fields take. */
const maxBytes = 26 * 1024 * 1024;

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
  if (!request.isMultipart()) throw fieldError('evidence', 'Add your evidence to the form.');
  const fields = Object.create(null) as Record<string, string>;
  const files: EvidenceFile[] = [];
  try {
    for await (const part of partsOf(request, maxBytes)) {
      if (part.type === 'field') {
        if (typeof part.value === 'string') fields[part.fieldname] = part.value;
        continue;
      }
      // The form sends the fields first, so that a claim for another person is refused before its files are read.
      if (fields.user_id !== undefined && Number(fields.user_id) !== userId) throw forbidden();
      const file = await receivePart(services, part);
      if (file) files.push(file);
    }
    const body = await checkFields(request, fields);
    if (body.user_id !== userId) throw forbidden();
    if (files.length === 0) throw fieldError('evidence', 'Add your evidence to the form.');
    return { body, files };
  } catch (error) {
    await discardFiles(files);
    throw error;
  }
}

/** Null for a part that is no evidence: another name, or the empty file of a form without a choice. */
async function receivePart(
  { evidence, config }: Services,
  part: MultipartFile,
): Promise<EvidenceFile | null> {
  if (part.fieldname.replace('[]', '') !== 'evidence') {
    part.file.resume();
    return null;
  }
  const file = await receiveFile(evidence.spoolFolder, part.file);
  const refuse = async (problem: EvidenceProblem): Promise<never> => {
    await discardFiles([file]);
    throw fieldError('evidence', evidenceProblemWords(plainName(part.filename ?? ''), problem));
  };
  if (part.file.truncated) return refuse('large');
  if (file.bytes === 0 && !part.filename) {
    await discardFiles([file]);
    return null;
  }
  const { type } = file;
  if (!type) return refuse(file.problem ?? 'kind');
  const isHarmful = await isHarmfulFile(config.evidenceScanner, file);
  if (isHarmful) return refuse('harmful');
  return { ...file, type, originalName: evidenceName(part.filename ?? '', type) };
}

async function isHarmfulFile(scanner: string | null, file: ReceivedFile): Promise<boolean> {
  try {
    return scanner !== null && !(await isClean(scanner, file.path));
  } catch (error) {
    await discardFiles([file]);
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
