import { words } from './photo.words';

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
