import type { EvidenceRules } from '@shared/contracts/api';
import { words } from './claiming.words';

/** What is accepted as evidence; the server checks the content. */
export const evidenceRules: EvidenceRules = {
  maxBytes: 5_242_880,
  maxFiles: 5,
  types: ['application/pdf', 'image/jpeg', 'image/png'],
};

/** For the browser's file dialog: documents, and every picture that a phone makes. */
export const evidenceAccept = 'application/pdf,image/*,.pdf,.heic,.heif,.avif';

/** Why so many files cannot be sent; undefined where they can. */
export function evidenceProblem(files: readonly File[]): string | undefined {
  if (files.length === 0) return words.noEvidence;
  return files.length > evidenceRules.maxFiles ? words.tooManyFiles(evidenceRules.maxFiles) : undefined;
}
