import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { cp, readFile, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { recordOf, type BuiltPart } from '../../build/built-part';
import { findRepository } from '../../common/repository';
import { uploadRelease } from '../../registry/releases/upload';
import { FileStore } from '../../store/file-store';

/** What decides which bytes an upload leaves in a store. */
const sources = ['registry/releases/upload.ts', 'store/compress.ts', 'store/release-store.ts'];

/** Copies built parts into a new store's folder as their upload would leave them: each build is compressed once a machine. */
export async function copyUploaded(parts: BuiltPart[], storeFolder: string): Promise<void> {
  for (const part of parts) await cp(await uploadedFolder(part), storeFolder, { recursive: true });
}

/** The folder of a store with one uploaded part, which it makes where there is none. */
export async function uploadedFolder(part: BuiltPart): Promise<string> {
  const hash = createHash('sha256').update(process.version).update(recordOf(part));
  for (const file of sources) hash.update(await readFile(join(findRepository(), 'ops', 'src', file)));
  const folder = join(tmpdir(), `ilera-uploaded-${part.name}-${hash.digest('hex').slice(0, 16)}`);
  if (existsSync(folder)) return folder;
  const own = `${folder}.${process.pid}`;
  await uploadRelease(new FileStore(own), part);
  await rename(own, folder).catch(async (error: unknown) => {
    await rm(own, { recursive: true });
    // Another process may have made it meanwhile.
    if (!existsSync(folder)) throw error;
  });
  return folder;
}
