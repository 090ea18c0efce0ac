/** Reads a photograph in a worker, so that the page stays responsive. */
import { readHeic } from './read-heic';

/** The worker's answer: the picture, or the name of the error. */
export type HeicAnswer = { picture: ImageData } | { error: string };

const answer = (data: HeicAnswer) =>
  'picture' in data ? postMessage(data, { transfer: [data.picture.data.buffer] }) : postMessage(data);

addEventListener('message', ({ data }: MessageEvent<Blob>) => {
  readHeic(data).then(
    (picture) => answer({ picture }),
    (error: unknown) => answer({ error: error instanceof Error ? error.name : '' }),
  );
});
