import { createReadStream } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Release } from '@shared/contracts';
import { recordOf, type BuiltPart } from '../../build/built-part';
import { ReleaseRefused } from '../../common/release-refused';
import { isKey } from '../../store/release-store';

/**
 * A release on its way to a registry: eight digits with the length of its record, the record, and its files, one after
 * the other in the order and with the sizes of the record.
 */
export const releaseType = 'application/x-ilera-release';

const lengthDigits = 8;
const mostRecordBytes = 4 * 1024 * 1024;
/** The most bytes of one file. */
const mostFileBytes = 64 * 1024 * 1024;
const mostFiles = 5_000;

/** The bytes of a built part, read from its folder as they are sent. */
export async function* sendRelease(part: BuiltPart): AsyncGenerator<Buffer> {
  const record = recordOf(part);
  yield Buffer.from(String(record.byteLength).padStart(lengthDigits, '0'));
  yield record;
  for (const file of Object.keys(part.release.files))
    for await (const chunk of createReadStream(join(part.folder, file))) yield chunk as Buffer;
}

/**
 * Writes a release into a folder as it arrives, file by file.
 * @throws ReleaseRefused where it is not whole, or names a file outside of its folder
 */
export async function receiveRelease(stream: AsyncIterable<Buffer>, folder: string): Promise<BuiltPart> {
  const read = reader(stream);
  const length = Number((await read(lengthDigits)).toString('latin1'));
  if (!Number.isInteger(length) || length < 2 || length > mostRecordBytes)
    throw new ReleaseRefused('This is no release: it does not begin with its record.');
  const record = await read(length);
  const release = parse(record);
  const files = Object.entries(release.files);
  if (files.length > mostFiles) throw new ReleaseRefused(`A release has at most ${mostFiles} files.`);
  for (const [file, { size }] of files) {
    if (!isKey(file) || !(Number.isInteger(size) && size >= 0 && size <= mostFileBytes))
      throw new ReleaseRefused(
        `${JSON.stringify(file).slice(0, 200)} is no file of a release, or has more than ${mostFileBytes} bytes.`,
      );
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await writeFile(join(folder, file), await read(size));
  }
  const { name, version } = release;
  return { name, version, folder, release, record };
}

function parse(record: Buffer): Release {
  try {
    const release = JSON.parse(record.toString('utf8')) as Partial<Release> | null;
    const { name, version, files } = release ?? {};
    if (isKey(name) && isKey(version) && typeof files === 'object') return release as Release;
  } catch {
    // Said below.
  }
  throw new ReleaseRefused('This is no release: its record cannot be read.');
}

/** Reads so many bytes of a stream at each call. @throws ReleaseRefused where it ends before */
function reader(stream: AsyncIterable<Buffer>): (bytes: number) => Promise<Buffer> {
  const chunks = stream[Symbol.asyncIterator]();
  let rest: Buffer = Buffer.alloc(0);
  return async (bytes) => {
    const parts: Uint8Array[] = [rest];
    let held = rest.byteLength;
    while (held < bytes) {
      const next = await chunks.next();
      if (next.done) throw new ReleaseRefused('The upload ended before its last file. Try again.');
      parts.push(next.value);
      held += next.value.byteLength;
    }
    const all = Buffer.concat(parts);
    rest = all.subarray(bytes);
    return all.subarray(0, bytes);
  };
}
