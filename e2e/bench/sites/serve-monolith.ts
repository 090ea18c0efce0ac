import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { featureNames } from '@ilera/contracts';
import { listen, passOn, type BenchServer } from './listen';

interface Options {
  folder: string;
  js: string[];
  css: string[];
  /**
   * Address of the composed site, whose `/api` is proxied here too, so that API requests cost both sites the
   * same.
   */
  siteUrl: string;
  /** The document of an address; by default an empty one, the same for all. */
  documentOf?: (address: string) => Promise<string>;
}

const types: Record<string, string> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.woff2': 'font/woff2',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
};
const packed = new Set(['.woff2', '.webp', '.avif', '.png', '.jpg']);
const site = {
  revision: 0,
  shell: 'bench',
  config: {
    apiBaseUrl: '/api',
    redirectHosts: [],
    production: true,
    cityCheck: 'auto',
    corporateWireType: 'cooperate',
    features: featureNames,
  },
};

/**
 * Serves the monolith as a careful host does: the best brotli compression, a year of caching, the API on the
 * same origin.
 */
export function serveMonolith({ folder, js, css, siteUrl, documentOf }: Options): Promise<BenchServer> {
  const compressed = new Map<string, Buffer>();
  const remotes = Object.fromEntries(
    ['mf-public', 'mf-conditions', 'mf-plans', 'mf-auth', 'mf-account'].map((name) => [
      name,
      { version: 'bench', base: '/', entry: '', entryIntegrity: '' },
    ]),
  );
  const document = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Monolith</title><link rel="icon" href="data:,">${css.map((file) => `<link rel="stylesheet" href="/${file}">`).join('')}${js.map((file) => `<script defer src="/${file}"></script>`).join('')}</head><body><div id="root"></div><script type="application/json" id="site">${JSON.stringify({ ...site, remotes })}</script></body></html>`;

  return listen((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://x');
    if (/^\/(?:api|assets|_)/.test(pathname)) return passOn(siteUrl, request, response);
    const ending = path.extname(pathname);
    const type = types[ending];
    void (async () => {
      const content = type
        ? await readFile(path.join(folder, path.basename(pathname)))
        : Buffer.from((await documentOf?.(request.url ?? '/')) ?? document);
      const isPlain = !packed.has(ending);
      const key = type ? pathname : content.toString();
      const body = compressed.get(key) ?? (isPlain ? brotli(content) : content);
      compressed.set(key, body);
      response.writeHead(200, {
        'content-type': type ?? 'text/html; charset=utf-8',
        ...(isPlain ? { 'content-encoding': 'br' } : {}),
        'content-length': body.length,
        'cache-control': type ? 'public, max-age=31536000, immutable' : 'no-cache',
      });
      response.end(body);
    })().catch(() => response.writeHead(404).end());
  });
}

const brotli = (content: Buffer): Buffer =>
  brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });
