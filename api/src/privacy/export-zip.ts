/** The export as a ZIP archive, written file by file, so that one file at a time is in memory. */
import { Readable } from 'node:stream';
import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';
import type { DataExport } from '@shared/contracts/api';
import type { EvidenceStorage } from '../evidence/evidence-storage';

export interface ExportFile {
  /** In the evidence store. */
  stored: string;
  /** In the archive. */
  name: string;
}

/** `data.json` and the files. A file that is missing in the store is left out. */
export function exportZip(data: DataExport, files: ExportFile[], evidence: EvidenceStorage): Readable {
  return Readable.from(chunks(data, files, evidence));
}

async function* chunks(data: DataExport, files: ExportFile[], evidence: EvidenceStorage) {
  const ready: Uint8Array[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    ready.push(chunk);
  });
  const json = new ZipDeflate('data.json');
  zip.add(json);
  json.push(Buffer.from(JSON.stringify(data, null, 2)), true);
  yield* ready.splice(0);
  for (const { stored, name } of files) {
    const bytes = await evidence.get(stored);
    if (!bytes) continue;
    // Pictures and PDF files are compressed already.
    const entry = new ZipPassThrough(name);
    zip.add(entry);
    entry.push(bytes, true);
    yield* ready.splice(0);
  }
  zip.end();
  yield* ready.splice(0);
}
