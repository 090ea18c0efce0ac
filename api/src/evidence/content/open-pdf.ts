import { Worker } from 'node:worker_threads';
import { createOneAtATime } from '../../common/one-at-a-time';
import type { EvidenceProblem } from './evidence-problem';

const timeoutMs = 25_000;
const heapMegabytes = 256;

type Outcome = Buffer | null | EvidenceProblem;

interface Options {
  /** Whether to rewrite the document without scripts, attachments and programs. */
  isRewritten: boolean;
  /** Limit of one array's bytes in the worker, because a small document can decompress to gigabytes. */
  maxArrayBytes: number;
}

const oneAtATime = createOneAtATime();

/**
 * Opens a document like a PDF reader, in a worker thread with limits on memory and time. Returns the rewritten
 * document, null if the document can stay as it is, or the reason why nobody can open it. The process opens one at a time.
 */
export const openPdf = (document: Buffer, options: Options): Promise<Outcome> =>
  oneAtATime('pdf', () => runWorker(document, options));

function runWorker(document: Buffer, options: Options): Promise<Outcome> {
  return new Promise((resolve) => {
    const worker = new Worker(new URL('./pdf-worker.mjs', import.meta.url), {
      workerData: { ...options, document: Uint8Array.from(document) },
      resourceLimits: { maxOldGenerationSizeMb: heapMegabytes },
      // Discards the warnings that both PDF libraries print.
      stdout: true,
      stderr: true,
    });
    const timer = setTimeout(() => finish('unchecked'), timeoutMs);
    function finish(outcome: Outcome) {
      clearTimeout(timer);
      void worker.terminate();
      resolve(outcome);
    }
    worker.once('message', (outcome: Uint8Array | null | EvidenceProblem) =>
      finish(outcome instanceof Uint8Array ? Buffer.from(outcome) : outcome),
    );
    worker.once('error', () => finish('unchecked'));
    worker.once('exit', () => finish('unchecked'));
  });
}
