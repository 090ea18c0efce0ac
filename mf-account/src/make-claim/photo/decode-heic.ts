import type { HeicAnswer } from './heic.worker';

/** The folder of this remote's files. */
declare const __webpack_public_path__: string;

/** Address of the decoder's licence, which must be shown. */
export const heicLicence = (): string => `${__webpack_public_path__}heic.worker.txt`;

/** Milliseconds for loading the decoder, 740 kB, and for decoding a photograph. */
const maxLoadingMs = 120_000;
const maxDecodingMs = 60_000;

/** Decodes a HEIC photograph for browsers that cannot open the format. Throws for any other file, and in time. */
export async function decodeHeic(file: Blob): Promise<ImageData> {
  const worker = startWorker();
  if (!worker) {
    const { readHeic } = await import(/* webpackChunkName: "lazy.heic" */ './read-heic');
    return readHeic(file);
  }
  try {
    const answer = await new Promise<Exclude<HeicAnswer, 'loaded'>>((resolve, reject) => {
      const notLoaded = () => reject(named('ChunkLoadError'));
      const loading = setTimeout(notLoaded, maxLoadingMs);
      worker.onmessage = ({ data }: MessageEvent<HeicAnswer>) => {
        if (data !== 'loaded') return resolve(data);
        clearTimeout(loading);
        setTimeout(() => reject(named('TimeoutError')), maxDecodingMs);
      };
      // The worker reports decoding errors itself; this error means that its script did not load.
      worker.onerror = notLoaded;
      worker.postMessage(file);
    });
    if ('error' in answer) throw named(answer.error);
    return answer.picture;
  } finally {
    worker.terminate();
  }
}

/** Null if the files come from another host, from which browsers start no worker. */
function startWorker(): Worker | null {
  try {
    return new Worker(`${__webpack_public_path__}heic.worker.js`);
  } catch {
    return null;
  }
}

const named = (name: string) => Object.assign(new Error('The photograph was not decoded'), { name });
