/** The members of a service worker's global object that ours uses; TypeScript's DOM types have none of them. */
interface WorkerScope {
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install', listener: () => void): void;
  addEventListener(type: 'message', listener: (event: WorkerMessage) => void): void;
}

/** A message of a page, whose work `waitUntil` lets the worker finish. */
export interface WorkerMessage {
  data: unknown;
  waitUntil(work: Promise<unknown>): void;
}

export const workerScope = globalThis as unknown as WorkerScope;
