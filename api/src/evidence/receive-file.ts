/**
 * Receives one file of evidence, written to disk while it is hashed, so that its size does not count against
 * memory.
 */
import { createHash, randomBytes } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Transform, type Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { brokenForm } from '../http/read-form';
import type { EvidenceProblem } from './content/evidence-problem';
import { readEvidence, type EvidenceType } from './content/evidence-type';

export interface ReceivedFile {
  /** Random, and the name under which it is stored. */
  name: string;
  path: string;
  bytes: number;
  sha256: string;
  /** Null for a file that is no evidence. */
  type: EvidenceType | null;
  /** Why it is none. */
  problem: EvidenceProblem | null;
}

/** Writes the stream to the spool folder, as it is stored; leaves nothing there when the stream fails. */
export async function receiveFile(spoolFolder: string, stream: Readable): Promise<ReceivedFile> {
  const name = randomBytes(16).toString('hex');
  const path = join(spoolFolder, name);
  const hash = createHash('sha256');
  let bytes = 0;
  const meter = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk);
      bytes += chunk.length;
      done(null, chunk);
    },
  });
  try {
    await pipeline(stream, meter, createWriteStream(path, { flags: 'wx', mode: 0o600 }));
    // One file at a time is in memory for its check, 5 MB at most.
    const file = await readFile(path);
    const evidence = await readEvidence(file);
    const received = { name, path, bytes, sha256: hash.digest('hex') };
    if (typeof evidence === 'string') return { ...received, type: null, problem: evidence };
    const { type, content } = evidence;
    if (content.equals(file)) return { ...received, type, problem: null };
    await writeFile(path, content, { mode: 0o600 });
    const sha256 = createHash('sha256').update(content).digest('hex');
    return { name, path, bytes: content.length, sha256, type, problem: null };
  } catch (error) {
    await rm(path, { force: true });
    throw stream.errored === error ? brokenForm() : error;
  }
}

/** Removes spooled files that were not stored. */
export async function discardFiles(files: ReceivedFile[]): Promise<void> {
  await Promise.all(files.map(({ path }) => rm(path, { force: true })));
}
