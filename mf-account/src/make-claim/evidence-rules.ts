import type { EvidenceRules } from '@shared/contracts/api';

/** What is accepted as evidence; the server checks the content. */
export const evidenceRules: EvidenceRules = {
  maxBytes: 5_242_880,
  maxFiles: 5,
  types: ['application/pdf', 'image/jpeg', 'image/png'],
};

/** For the browser's file dialog. */
export const evidenceAccept = [...evidenceRules.types, '.pdf', '.jpg', '.jpeg', '.png'].join(',');

const extension = /\.(pdf|jpe?g|png)$/i;

/** Why these files cannot be sent, in words that name the file; undefined where they can. */
export function evidenceProblem(files: readonly File[]): string | undefined {
  if (files.length === 0) return 'Add at least one file as evidence';
  if (files.length > evidenceRules.maxFiles) return `Add ${evidenceRules.maxFiles} files at most`;
  for (const file of files) {
    const problem = fileProblem(file);
    if (problem) return problem;
  }
  return undefined;
}

function fileProblem(file: File): string | undefined {
  // Some phones give a file no type, so its extension counts as well.
  const known = (evidenceRules.types as readonly string[]).includes(file.type) || extension.test(file.name);
  if (!known) return `${file.name} is not a PDF, JPEG or PNG file`;
  if (file.size === 0) return `${file.name} is empty`;
  if (file.size > evidenceRules.maxBytes) return `${file.name} is larger than 5 MB`;
  return undefined;
}
