import { Worker } from 'node:worker_threads';
import type { EvidenceProblem } from './evidence-problem';

/** Milliseconds for one document. */
const timeoutMs = 25_000;
const heapMegabytes = 256;

type Outcome = Buffer | null | EvidenceProblem;

interface Options {
  /** Whether it is written anew, without scripts, attachments and programs. */
  isRewritten: boolean;
  /** More than this in one array ends it: a small document can decompress to gigabytes. */
  maxArrayBytes: number;
}

/** One document at a time, for all requests. */
let queue: Promise<unknown> = Promise.resolve();

/**
 * Opens a document as a reader does, in a thread of its own, whose memory and time end before those of the API. Returns
 * the rewritten document, null where it stays as it is, or why nobody can open it.
 */
export function openPdf(document: Buffer, options: Options): Promise<Outcome> {
  const opened = queue.then(() => runWorker(document, options));
  queue = opened;
  return opened;
}

function runWorker(document: Buffer, options: Options): Promise<Outcome> {
  return new Promise((resolve) => {
    const worker = new Worker(new URL('./pdf-worker.mjs', import.meta.url), {
      workerData: { ...options, document: Uint8Array.from(document) },
      resourceLimits: { maxOldGenerationSizeMb: heapMegabytes },
      // Both libraries write warnings about a document to stdout and stderr, which nobody reads.
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
