import type { HeicAnswer } from './heic.worker';

/** The folder of this part's files. */
declare const __webpack_public_path__: string;

/** The terms of the decoder, which its licence wants shown. */
export const heicLicence = (): string => `${__webpack_public_path__}heic.worker.txt`;

/** Decodes a photograph in HEIC, for browsers that cannot open it. Throws for a file that is none. */
export async function decodeHeic(file: Blob): Promise<ImageData> {
  const worker = startWorker();
  if (!worker) {
    const { readHeic } = await import(/* webpackChunkName: "lazy.heic" */ './read-heic');
    return readHeic(file);
  }
  try {
    const answer = await new Promise<HeicAnswer>((resolve, reject) => {
      worker.onmessage = ({ data }: MessageEvent<HeicAnswer>) => resolve(data);
      // The worker answers its own errors: its script did not arrive.
      worker.onerror = () => reject(named('ChunkLoadError'));
      worker.postMessage(file);
    });
    if ('error' in answer) throw named(answer.error);
    return answer.picture;
  } finally {
    worker.terminate();
  }
}

/** Null where the files come from another host, of which a browser starts no worker. */
function startWorker(): Worker | null {
  try {
    return new Worker(`${__webpack_public_path__}heic.worker.js`);
  } catch {
    return null;
  }
}

const named = (name: string) => Object.assign(new Error('The photograph was not decoded'), { name });
