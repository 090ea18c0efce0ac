import { createWriteStream } from 'node:fs';
import { mkdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Multipart } from '@fastify/multipart';
import type { Release } from '@ilera/contracts';
import type { BuiltPart } from '../../build/built-part';
import { ReleaseRefused } from '../../site/refusal';
import { isKey } from '../../store/release-store';
import { parseRecord } from '../ledger/ledger';
import { storedFiles } from '../releases/upload';

const recordName = 'release.json';

/** Limits of one upload: bytes of a file, number of files, bytes of a name. */
export const uploadLimits = { fileSize: 64 * 1024 * 1024, files: 5_000, fieldNameSize: 512 };

/** Packs the record and the files of a release into a form, each under its name. */
export async function toForm(part: BuiltPart): Promise<FormData> {
  const form = new FormData();
  form.set(recordName, new Blob([Uint8Array.from(part.record)]));
  for (const { name: file } of storedFiles(part.release))
    form.set(file, new Blob([Uint8Array.from(await readFile(join(part.folder, file)))]));
  return form;
}

/**
 * Streams a release into a folder, file by file. The upload into the store checks the hashes.
 * @throws ReleaseRefused for a file name that leaves the folder, or an unreadable record
 */
export async function receiveRelease(parts: AsyncIterable<Multipart>, folder: string): Promise<BuiltPart> {
  let record: Buffer = Buffer.alloc(0);
  for await (const part of parts) {
    if (part.type !== 'file' || !isKey(part.fieldname))
      throw new ReleaseRefused(`${JSON.stringify(part.fieldname).slice(0, 200)} is no file of a release.`);
    const target = join(folder, part.fieldname);
    await mkdir(dirname(target), { recursive: true });
    if (part.fieldname === recordName) record = await part.toBuffer();
    else await pipeline(part.file, createWriteStream(target));
  }
  const release = parseRecord(record) as Release | undefined;
  if (!release) throw new ReleaseRefused('This is no release: its record cannot be read.');
  return { folder, release, record };
}
