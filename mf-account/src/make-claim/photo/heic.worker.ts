/** Reads a photograph in a worker, so that the page stays responsive. */
import { readHeic } from './read-heic';

/** The worker's answers: `loaded` once it can decode, then the picture or the name of the error. */
export type HeicAnswer = 'loaded' | { picture: ImageData } | { error: string };

const answer = (data: HeicAnswer) =>
  data !== 'loaded' && 'picture' in data
    ? postMessage(data, { transfer: [data.picture.data.buffer] })
    : postMessage(data);

answer('loaded');

addEventListener('message', ({ data }: MessageEvent<Blob>) => {
  readHeic(data).then(
    (picture) => answer({ picture }),
    (error: unknown) => answer({ error: error instanceof Error ? error.name : '' }),
  );
});
