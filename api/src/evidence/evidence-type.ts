/** The type of a file by its content. Its name and declared type come from the client and are ignored. */
import type { claimEvidence } from '../db/schema';
import { cleanJpeg } from './jpeg';
import { isPlainPdf } from './pdf';
import { cleanPng } from './png';

export type EvidenceType = (typeof claimEvidence.$inferSelect)['type'];

export interface Evidence {
  type: EvidenceType;
  /** What is stored: pictures lose their metadata. */
  content: Buffer;
}

/** Larger pictures can exhaust the memory of the program that opens them. */
const maxPixels = 60_000_000;

/**
 * The evidence in a whole, well-formed file of an allowed kind; null for anything else, files of two kinds at
 * once included.
 */
export async function readEvidence(file: Buffer): Promise<Evidence | null> {
  if (isPlainPdf(file)) return { type: 'application/pdf', content: file };
  const png = await cleanPng(file, maxPixels);
  if (png) return { type: 'image/png', content: png };
  const jpeg = cleanJpeg(file, maxPixels);
  return jpeg && { type: 'image/jpeg', content: jpeg };
}
