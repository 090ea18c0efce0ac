import { evidenceLimits } from '@ilera/contracts';
import { words } from './photo.words';
import { type OnProgress, preparePhoto } from './prepare-photo';

/** A file ready to send, or a message that names the file and the remedy. */
export type PreparedEvidence = { file: File } | { problem: string };

/** Prepares a photograph; a PDF is copied. Throws if the code for a picture format fails to load. */
export async function prepareEvidence(file: File, onProgress: OnProgress): Promise<PreparedEvidence> {
  const problem = kindProblem(file);
  if (problem) return { problem };
  try {
    if (!(await isPdf(file))) return { file: await preparePhoto(file, onProgress) };
    if (file.size > evidenceLimits.maxBytes) return { problem: words.largeFile(file.name) };
    // A file of another app may be unreadable later, which looks like a lost connection.
    return { file: new File([await file.arrayBuffer()], file.name, { type: file.type }) };
  } catch (error) {
    const kind = error instanceof Error ? error.name : '';
    if (kind === 'ChunkLoadError') throw error;
    // Browsers throw RangeError for an array that does not fit into memory.
    const isTooLarge = kind === 'PictureTooLargeError' || kind === 'RangeError';
    return { problem: isTooLarge ? words.tooLarge(file.name) : words.unreadable(file.name) };
  }
}

/**
 * The reason why a file's type or size excludes it. A picture that cannot be opened is found later, when it is opened.
 */
export function kindProblem(file: File): string | undefined {
  if (file.size === 0) return words.emptyFile(file.name);
  // Some phones give a file no type, or the type of any file.
  const isKnown = /^(?:|image\/.*|application\/(?:pdf|octet-stream))$/.test(file.type);
  return isKnown ? undefined : words.notEvidence(file.name);
}

/** Number of leading bytes in which readers look for the header. */
const headerBytes = 1024;

/** Whether a file is a PDF document, judged by its content. */
const isPdf = async (file: File): Promise<boolean> =>
  (await file.slice(0, headerBytes).text()).includes('%PDF-');
