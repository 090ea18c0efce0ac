/** The service worker's name in the shell's release. */
export const workerFile = 'service-worker.js';

/** Address of the service worker; its scope is the whole site. */
export const workerPath = `/${workerFile}`;

/** Header of a document of which the service worker may keep a copy. */
export const keepHeader = 'offline-copy';

/** Name of the browser's cache that has the copies. */
export const keptPages = 'kept-pages';

/** Entry of that cache that says for whom the copies are: a hash of the session's token, empty for a guest. */
export const keptFor = '/_kept-for';

/** Headers of a copy: when it was kept (ISO), and its title, URI-encoded. */
export const copyHeaders = { at: 'kept-at', title: 'kept-title' } as const;

/** Message of a page to the service worker: keep a copy of this path of the site. */
export interface KeepMessage {
  keep: string;
}

/** What the document says about the service worker. */
export interface OfflineSupport {
  worker: string;
  /** Patterns of the pages that can be kept. */
  keeps: string[];
}
