/** The type of a file by its content. Its name and declared type come from the client and are ignored. */
import type { claimEvidence } from '../../db/schema';
import type { EvidenceProblem } from './evidence-problem';
import { cleanJpeg } from './jpeg';
import { cleanPdf, isPdf } from './pdf';
import { cleanPng, pngSignature } from './png';

export type EvidenceType = (typeof claimEvidence.$inferSelect)['type'];

export interface Evidence {
  type: EvidenceType;
  /** What is stored: a picture without its metadata, a document without what runs, nothing around them. */
  content: Buffer;
}

/** Larger pictures can exhaust the memory of the program that opens them. */
const maxPixels = 60_000_000;

/** The evidence in a file that a reader opens, or why there is none. */
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
