/**
 * Reads a multipart request with files named `evidence`, and asks a virus scanner (ClamAV's `clamd`), where one is
 * configured.
 */
import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { createReadStream } from 'node:fs';
import { connect } from 'node:net';
import { pipeline } from 'node:stream/promises';
import { fieldError, HttpError } from '../common/http-error';
import { partsOf } from '../http/read-form';
import type { Services } from '../services';
import { evidenceProblemWords, type EvidenceProblem } from './content/evidence-problem';
import type { EvidenceType } from './content/evidence-type';
import { evidenceName, plainName } from './evidence-name';
import { discardFiles, receiveFile, type ReceivedFile } from './receive-file';

export interface EvidenceFile extends ReceivedFile {
  type: EvidenceType;
  originalName: string;
}

/** More than five files of 5 MB with their fields take. */
const maxBytes = 26 * 1024 * 1024;

/** 422 for a request without files. */
export const noEvidence = () => fieldError('evidence', 'Add your evidence to the form.');

/**
 * The text fields and the files, each written to the spool folder as it arrives; none stays there where the request is
 * refused. `check` sees the fields so far before each file is read, and throws to read no more.
 */
export async function readUpload(
  request: FastifyRequest,
  services: Services,
  check: (fields: Record<string, string>) => void | Promise<void>,
): Promise<{ fields: Record<string, string>; files: EvidenceFile[] }> {
  if (!request.isMultipart()) throw noEvidence();
  const fields = Object.create(null) as Record<string, string>;
  const files: EvidenceFile[] = [];
  try {
    for await (const part of partsOf(request, maxBytes)) {
      if (part.type === 'field') {
        if (typeof part.value === 'string') fields[part.fieldname] = part.value;
        continue;
      }
      await check(fields);
      const file = await receivePart(services, part);
      if (file) files.push(file);
    }
    return { fields, files };
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

const defaultPort = 3310;
/** Milliseconds without a byte from the scanner. */
const idleMs = 20_000;

/**
 * False for a file with something harmful in it. Throws 503 when the scanner cannot say: nothing is stored
 * unchecked.
 * @param scanner `clamd://host:port`
 */
export async function isClean(scanner: string, path: string): Promise<boolean> {
  const { hostname, port } = new URL(scanner);
  const socket = connect({ host: hostname, port: Number(port || defaultPort) });
  socket.setTimeout(idleMs, () => socket.destroy(new Error('The scanner does not answer')));
  try {
    await pipeline(inFrames(path), socket, { end: false });
    let words = '';
    for await (const chunk of socket) words += String(chunk);
    if (/\bOK\0?\s*$/.test(words)) return true;
    if (/\bFOUND\0?\s*$/.test(words)) return false;
    throw new Error('The scanner could not read the file');
  } catch {
    const message = 'Your file could not be checked at the moment. Try again in a minute.';
    throw new HttpError(503, message, undefined, 60);
  } finally {
    socket.destroy();
  }
}

/** The INSTREAM command: each piece behind its length, and an empty one at the end. */
async function* inFrames(path: string): AsyncGenerator<Buffer> {
  yield Buffer.from('zINSTREAM\0');
  const length = Buffer.alloc(4);
  for await (const chunk of createReadStream(path) as AsyncIterable<Buffer>) {
    length.writeUInt32BE(chunk.length);
    yield Buffer.concat([length, chunk]);
  }
  yield Buffer.alloc(4);
}
