import type { WebpackRequire } from './webpack-require';

/** Adds hashes to requests of chunks and styles. Browsers check a hash only in CORS mode, even for the same origin. */
export function installIntegrity(webpackRequire: WebpackRequire, hashes: Record<string, string>): void {
  webpackRequire.sri = hashes;
  webpackRequire.verify = (element, url) => {
    element.crossOrigin = 'anonymous';
    element.integrity = hashes[url.slice(webpackRequire.p.length).replace(/\?.*/, '')] || '';
  };
}
