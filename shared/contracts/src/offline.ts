/** The service worker's name in the shell's release. */
export const workerFile = 'service-worker.js';

/** Address of the service worker; its scope is the whole site. */
export const workerPath = `/${workerFile}`;

/** Header of a document that the service worker may copy. */
export const keepHeader = 'offline-copy';

/** Name of the browser cache that holds the copies. */
export const keptPages = 'kept-pages';

/** Cache entry that names the copies' owner: a hash of the session's token, empty for a guest. */
export const keptFor = '/_kept-for';

/** Headers of a copy: its ISO time, and its URI-encoded title. */
export const copyHeaders = { at: 'kept-at', title: 'kept-title' } as const;

/** Asks the service worker to keep a copy of this path. */
export interface KeepMessage {
  keep: string;
}

/** The service worker's settings in the document. */
export interface OfflineSupport {
  worker: string;
  /** Patterns of pages that can be kept. */
  keeps: string[];
}
