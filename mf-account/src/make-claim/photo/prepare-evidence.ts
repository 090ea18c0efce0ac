import { evidenceRules } from '../evidence-rules';
import { isPdf, kindProblem } from './file-kind';
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
    return file.size > evidenceRules.maxBytes ? { problem: words.largeFile(file.name) } : { file };
  } catch (error) {
    const kind = error instanceof Error ? error.name : '';
    if (kind === 'ChunkLoadError') throw error;
    // RangeError is what a browser throws for an array that does not fit.
    const isTooLarge = kind === 'PictureTooLargeError' || kind === 'RangeError';
    return { problem: isTooLarge ? words.tooLarge(file.name) : words.unreadable(file.name) };
  }
}
