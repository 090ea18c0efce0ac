/** Reads one photograph beside the page, which answers to presses meanwhile. */
import { readHeic } from './read-heic';

/** What the worker answers: the picture, or the name of its error. */
export type HeicAnswer = { picture: ImageData } | { error: string };

const answer = (data: HeicAnswer) =>
  'picture' in data ? postMessage(data, { transfer: [data.picture.data.buffer] }) : postMessage(data);

addEventListener('message', ({ data }: MessageEvent<Blob>) => {
  readHeic(data).then(
    (picture) => answer({ picture }),
    (error: unknown) => answer({ error: error instanceof Error ? error.name : '' }),
  );
});
