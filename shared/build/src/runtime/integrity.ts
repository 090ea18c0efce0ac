import type { WebpackRequire } from './webpack-require';

/**
 * Gives requests of chunks and styles their hash. A hash counts only for requests in CORS mode, also from the same
 * origin.
 */
export function installIntegrity(webpackRequire: WebpackRequire, hashes: Record<string, string>): void {
  webpackRequire.sri = hashes;
  webpackRequire.verify = (element, url) => {
    element.crossOrigin = 'anonymous';
    element.integrity = hashes[url.slice(webpackRequire.p.length).replace(/\?.*/, '')] || '';
  };
}
