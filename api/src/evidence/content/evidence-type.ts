/** Detects a file's type by content, ignoring the name and type that the client declares. */
import type { claimEvidence } from '../../db/schema';
import type { EvidenceProblem } from './evidence-problem';
import { cleanJpeg } from './jpeg';
import { cleanPdf, isPdf } from './pdf';
import { cleanPng, pngSignature } from './png';

export type EvidenceType = (typeof claimEvidence.$inferSelect)['type'];

export interface Evidence {
  type: EvidenceType;
  /** The bytes to store: a picture without metadata, or a document without active content. */
  content: Buffer;
}

/** Pixels; larger pictures can exhaust the memory of programs that open them. */
const maxPixels = 60_000_000;

/** Returns the cleaned evidence of a file, or the reason why the file cannot be evidence. */
export async function readEvidence(file: Buffer): Promise<Evidence | EvidenceProblem> {
  if (file.length === 0) return 'empty';
  const [type, content] = await clean(file);
  if (!type) return 'kind';
  return typeof content === 'string' ? content : { type, content };
}

type Cleaned = [EvidenceType, Buffer | EvidenceProblem] | [null, null];

async function clean(file: Buffer): Promise<Cleaned> {
  if (file.subarray(0, 8).equals(pngSignature)) return ['image/png', await cleanPng(file, maxPixels)];
  if (file.length > 1 && file.readUInt16BE(0) === 0xffd8) return ['image/jpeg', cleanJpeg(file, maxPixels)];
  if (isPdf(file)) return ['application/pdf', await cleanPdf(file)];
  return [null, null];
}
