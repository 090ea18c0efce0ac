import type { ScopedScript, WebpackRequire } from './webpack-require';

/**
 * Gives each script of a chunk the list of the runtime that requests it. Without a document there are no
 * scripts.
 */
export function installChunkScope(webpackRequire: WebpackRequire): void {
  if (typeof document === 'undefined') return;
  const entry = document.currentScript as ScopedScript;
  webpackRequire.scope = (script) => {
    script.chunks = entry.chunks as unknown[];
  };
}
