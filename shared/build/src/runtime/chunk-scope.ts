import type { ScopedScript, WebpackRequire } from './webpack-require';

/** Gives each chunk's script element the list of the requesting runtime. Without a document there are no scripts. */
export function installChunkScope(webpackRequire: WebpackRequire): void {
  if (typeof document === 'undefined') return;
  const entry = document.currentScript as ScopedScript;
  webpackRequire.scope = (script) => {
    script.chunks = entry.chunks as unknown[];
  };
}
