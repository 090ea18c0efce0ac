import { evidenceRules, isPdf, kindProblem } from './evidence-rules';
import { words } from './claiming.words';

/** The code that makes photographs smaller did not arrive. */
const notLoaded = 'ChunkLoadError';

/** A file as it is sent, or why it cannot be, in words that name it and say what to do. */
export type PreparedEvidence = { file: File } | { problem: string };

/** Makes a photograph ready; a PDF is sent as it is. The code for photographs is loaded with the first one. */
export async function prepareEvidence(file: File): Promise<PreparedEvidence> {
  const problem = kindProblem(file);
  if (problem) return { problem };
  try {
    if (await isPdf(file))
      return file.size > evidenceRules.maxBytes ? { problem: words.largeFile(file.name) } : { file };
    const { preparePhoto } = await import(/* webpackChunkName: "lazy.photo" */ './photo/prepare-photo');
    return { file: await preparePhoto(file) };
  } catch (error) {
    return { problem: photoProblem(file, error) };
  }
}

function photoProblem({ name }: File, error: unknown): string {
  const kind = error instanceof Error ? error.name : '';
  if (kind === notLoaded) return words.notLoaded(name);
  // Of the browser's own for an array or a canvas that does not fit: RangeError.
  return kind === 'PictureTooLargeError' || kind === 'RangeError'
    ? words.tooLargeHere(name)
    : words.unreadable(name);
}
