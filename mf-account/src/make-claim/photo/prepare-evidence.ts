import { evidenceLimits } from '@ilera/contracts';
import { words } from './photo.words';
import { type OnProgress, preparePhoto } from './prepare-photo';

/** A file as it is sent, or why it cannot be, in words that name it and say what to do. */
export type PreparedEvidence = { file: File } | { problem: string };

/** Makes a photograph ready; a PDF is sent as it is. Throws where the code for one kind of photograph does not load. */
export async function prepareEvidence(file: File, onProgress: OnProgress): Promise<PreparedEvidence> {
  const problem = kindProblem(file);
  if (problem) return { problem };
  try {
    if (!(await isPdf(file))) return { file: await preparePhoto(file, onProgress) };
    return file.size > evidenceLimits.maxBytes ? { problem: words.largeFile(file.name) } : { file };
  } catch (error) {
    const kind = error instanceof Error ? error.name : '';
    if (kind === 'ChunkLoadError') throw error;
    // RangeError is what a browser throws for an array that does not fit.
    const isTooLarge = kind === 'PictureTooLargeError' || kind === 'RangeError';
    return { problem: isTooLarge ? words.tooLarge(file.name) : words.unreadable(file.name) };
  }
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
const isPdf = async (file: File): Promise<boolean> =>
  (await file.slice(0, headerBytes).text()).includes('%PDF-');
