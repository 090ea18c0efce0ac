/** The members of a part's `__webpack_require__` that this folder's sources use. */
export interface WebpackRequire {
  /** Address of the part's folder, with a trailing slash. */
  p: string;
  /** Names of script and style files by chunk. */
  u?: (chunk: string) => string;
  miniCssF?: (chunk: string) => string;
  /** Loaders of scripts and styles. */
  f?: { j?: ChunkLoader; miniCss?: ChunkLoader };
  /** Integrity values by file name (integrity.ts). */
  sri?: Record<string, string>;
  /** Prepares a script or link element before it is requested. */
  verify?: (element: HTMLScriptElement | HTMLLinkElement, url: string) => void;
  scope?: (script: ScopedScript) => void;
}

/** A script element with the list into which webpack's chunks push themselves. */
export type ScopedScript = HTMLScriptElement & { chunks?: unknown[] };

/** Pushes a promise for each file of the chunk that is not loaded. */
export type ChunkLoader = (chunk: string, promises: Promise<unknown>[]) => void;
