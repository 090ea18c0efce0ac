/**
 * Reads a multipart request with files named `evidence`, and scans them for viruses if a scanner (ClamAV's `clamd`) is
 * configured.
 */
import { evidenceLimits } from '@ilera/contracts';
import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { createHash, randomBytes } from 'node:crypto';
import { connect } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { fieldError, ResponseError } from '../common/response-error';
import { brokenForm, partsOf } from '../http/read-form';
import type { Services } from '../services';
import { evidenceProblemWords } from './content/evidence-problem';
import { readEvidence, type EvidenceType } from './content/evidence-type';
import { evidenceName, plainName } from './evidence-name';

export interface EvidenceFile {
  /** The random name in the evidence store. */
  name: string;
  bytes: number;
  sha256: string;
  type: EvidenceType;
  originalName: string;
}

type UploadServices = {
  evidence: Pick<Services['evidence'], 'put' | 'remove'>;
  config: Pick<Services['config'], 'evidenceScanner'>;
};

interface Upload {
  fields: Record<string, string>;
  files: EvidenceFile[];
  /** Names of files to keep; callers add a name once they have committed a row that refers to it. */
  keptNames: Set<string>;
}

/** Bytes of a whole request: the largest files and their fields. */
const maxBytes = evidenceLimits.maxFiles * evidenceLimits.maxBytes + 1024 * 1024;

/** 422 for a request without files. */
export const noEvidence = () => fieldError('evidence', 'Add your evidence to the form.');

/**
 * Reads the text fields, stores each file as it arrives, passes both to `use`, and then removes the files that `use`
 * does not keep. Before each file, `check` gets the fields read so far, and throws to stop the upload.
 */
export async function withUpload<T>(
  request: FastifyRequest,
  services: UploadServices,
  check: (fields: Record<string, string>) => void | Promise<void>,
  use: (upload: Upload) => Promise<T>,
): Promise<T> {
  if (!request.isMultipart()) throw noEvidence();
  const fields = Object.create(null) as Record<string, string>;
  const files: EvidenceFile[] = [];
  const keptNames = new Set<string>();
  let isRead = false;
  try {
    for await (const part of partsOf(request, maxBytes)) {
      if (part.type === 'field') {
        if (typeof part.value === 'string') fields[part.fieldname] = part.value;
        continue;
      }
      await check(fields);
      const file = await storePart(services, part);
      if (file) files.push(file);
    }
    isRead = true;
    return await use({ fields, files, keptNames });
  } catch (error) {
    // A lost database response may hide a commit. Keep the files: housekeeping removes them if no row refers to them.
    if (isRead && !(error instanceof ResponseError)) for (const { name } of files) keptNames.add(name);
    throw error;
  } finally {
    const unused = files.filter(({ name }) => !keptNames.has(name));
    // Housekeeping removes files that fail here, because nothing refers to them.
    await Promise.allSettled(unused.map(({ name }) => services.evidence.remove(name)));
  }
}

/** Stores a file; null for a field of another name, and for the empty file that a form sends if none was chosen. */
async function storePart(
  { evidence, config }: UploadServices,
  part: MultipartFile,
): Promise<EvidenceFile | null> {
  if (part.fieldname.replace('[]', '') !== 'evidence') {
    part.file.resume();
    return null;
  }
  // Only one file of a request is in memory at a time, 5 MB at most.
  const sent = await buffer(part.file).catch(() => {
    throw brokenForm();
  });
  if (sent.length === 0 && !part.filename) return null;
  const read = part.file.truncated ? 'large' : await readEvidence(sent);
  const isHarmful =
    typeof read !== 'string' &&
    config.evidenceScanner !== null &&
    !(await isClean(config.evidenceScanner, read.content));
  const found = isHarmful ? 'harmful' : read;
  if (typeof found === 'string')
    throw fieldError('evidence', evidenceProblemWords(plainName(part.filename ?? ''), found));
  const { type, content } = found;
  const name = randomBytes(16).toString('hex');
  await evidence.put(name, content);
  const sha256 = createHash('sha256').update(content).digest('hex');
  return { name, bytes: content.length, sha256, type, originalName: evidenceName(part.filename ?? '', type) };
}

const defaultPort = 3310;
/** Milliseconds without a byte from the scanner until it counts as unavailable. */
const idleMs = 20_000;

/**
 * Returns false for a harmful file. Throws 503 if the scanner gives no verdict, so that no file is stored unchecked.
 * @param scanner `clamd://host:port`
 */
export async function isClean(scanner: string, file: Buffer): Promise<boolean> {
  const { hostname, port } = new URL(scanner);
  const socket = connect({ host: hostname, port: Number(port || defaultPort) });
  socket.setTimeout(idleMs, () => socket.destroy(new Error('The scanner does not answer')));
  try {
    // The INSTREAM command: the file after its length, then a zero length.
    const length = Buffer.alloc(8);
    length.writeUInt32BE(file.length);
    socket.write(
      Buffer.concat([Buffer.from('zINSTREAM\0'), length.subarray(0, 4), file, length.subarray(4)]),
    );
    let words = '';
    for await (const chunk of socket) words += String(chunk);
    if (/\bOK\0?\s*$/.test(words)) return true;
    if (/\bFOUND\0?\s*$/.test(words)) return false;
    throw new Error('The scanner could not read the file');
  } catch {
    const message = 'Your file could not be checked at the moment. Try again in a minute.';
    throw new ResponseError(503, message, undefined, 60);
  } finally {
    socket.destroy();
  }
}
