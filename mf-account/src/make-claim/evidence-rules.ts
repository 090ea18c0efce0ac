import type { EvidenceRules } from '@shared/contracts/api';
import { words } from './claiming.words';

/** What is accepted as evidence; the server checks the content. */
export const evidenceRules: EvidenceRules = {
  maxBytes: 5_242_880,
  maxFiles: 5,
  types: ['application/pdf', 'image/jpeg', 'image/png'],
};

/** For the browser's file dialog. */
export const evidenceAccept = [...evidenceRules.types, '.pdf', '.jpg', '.jpeg', '.png'].join(',');

const extension = /\.(pdf|jpe?g|png)$/i;

const tooMany = words.tooManyFiles(evidenceRules.maxFiles);

/** Why these files cannot be sent, in words that name the file; undefined where they can. */
export function evidenceProblem(files: readonly File[]): string | undefined {
  if (files.length === 0) return words.noEvidence;
  if (files.length > evidenceRules.maxFiles) return tooMany;
  for (const file of files) {
    const problem = fileProblem(file);
    if (problem) return problem;
  }
  return undefined;
}

/**
 * The chosen files that can be sent, after those that are there, and why the first of the others was left out, in words
 * that name it.
 */
export function addEvidence(
  present: readonly File[],
  chosen: readonly File[],
): { files: File[]; problem?: string } {
  const refused = chosen.map(fileProblem).find(Boolean);
  const all = [...present, ...chosen.filter((file) => !fileProblem(file))];
  const files = all.slice(0, evidenceRules.maxFiles);
  if (refused) return { files, problem: words.notAdded(refused) };
  return all.length > files.length ? { files, problem: tooMany } : { files };
}

function fileProblem(file: File): string | undefined {
  // Some phones give a file no type, so its extension counts as well.
  const known = (evidenceRules.types as readonly string[]).includes(file.type) || extension.test(file.name);
  if (!known) return words.notEvidence(file.name);
  if (file.size === 0) return words.emptyFile(file.name);
  if (file.size > evidenceRules.maxBytes) return words.largeFile(file.name);
  return undefined;
}
