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
import { readEvidence, type EvidenceType } from './evidence-type';

export interface ReceivedFile {
  /** Random, and the name under which it is stored. */
  name: string;
  path: string;
  bytes: number;
  sha256: string;
  /** Null for a file of no allowed kind. */
  type: EvidenceType | null;
}

/**
 * Writes the stream to the spool folder, without a picture's metadata; leaves nothing there when the stream
 * fails.
 */
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
    if (evidence && !evidence.content.equals(file)) {
      await writeFile(path, evidence.content, { mode: 0o600 });
      const sha256 = createHash('sha256').update(evidence.content).digest('hex');
      return { name, path, bytes: evidence.content.length, sha256, type: evidence.type };
    }
    return { name, path, bytes, sha256: hash.digest('hex'), type: evidence?.type ?? null };
  } catch (error) {
    await rm(path, { force: true });
    throw error;
  }
}

/** Removes spooled files that were not stored. */
export async function discardFiles(files: ReceivedFile[]): Promise<void> {
  await Promise.all(files.map(({ path }) => rm(path, { force: true })));
}
