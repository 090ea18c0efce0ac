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

/** Why a file is no evidence, by its type and size; a picture that nothing opens is found when it is opened. */
export function kindProblem(file: File): string | undefined {
  if (file.size === 0) return words.emptyFile(file.name);
  // Some phones give a file no type, or that of any file.
  const isKnown = /^(?:|image\/.*|application\/(?:pdf|octet-stream))$/.test(file.type);
  return isKnown ? undefined : words.notEvidence(file.name);
}

/** Readers look for the header in so many bytes. */
const headerBytes = 1024;

/** Whether a file is a PDF document, by its content. */
export const isPdf = async (file: File): Promise<boolean> =>
  (await file.slice(0, headerBytes).text()).includes('%PDF-');
