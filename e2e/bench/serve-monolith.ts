import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';

interface Options {
  folder: string;
  js: string[];
  css: string[];
  /** Where `/api` goes. */
  apiUrl: string;
}

const types: Record<string, string> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.woff2': 'font/woff2',
};
const site = {
  state: 0,
  shell: 'bench',
  config: {
    apiBaseUrl: '/api',
    redirectHosts: [],
    production: true,
    cityCheck: 'auto',
    corporateWireType: 'cooperate',
  },
};

/** Serves the monolith as a careful host would: brotli at its best, a year of caching, the API on the same origin. */
export async function serveMonolith({
  folder,
  js,
  css,
  apiUrl,
}: Options): Promise<{ url: string; close(): void }> {
  const compressed = new Map<string, Buffer>();
  const remotes = Object.fromEntries(
    ['mf-public', 'mf-conditions', 'mf-plans', 'mf-auth', 'mf-account'].map((name) => [
      name,
      { version: 'bench', base: '/', entry: '', entryIntegrity: '', pages: {}, modals: {} },
    ]),
  );
  const document = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Monolith</title>${css.map((file) => `<link rel="stylesheet" href="/${file}">`).join('')}${js.map((file) => `<script defer src="/${file}"></script>`).join('')}</head><body><div id="root"></div><script type="application/json" id="site">${JSON.stringify({ ...site, remotes })}</script></body></html>`;

  const server: Server = createServer((request, response) => {
    void (async () => {
      const { pathname, search } = new URL(request.url ?? '/', 'http://x');
      if (pathname.startsWith('/api/')) {
        const answer = await fetch(`${apiUrl}${pathname.slice(4)}${search}`);
        response.writeHead(answer.status, { 'content-type': 'application/json' });
        return response.end(await answer.text());
      }
      const type = types[path.extname(pathname)];
      const content = type
        ? await readFile(path.join(folder, path.basename(pathname)))
        : Buffer.from(document);
      const body =
        compressed.get(pathname) ??
        brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });
      compressed.set(pathname, body);
      response.writeHead(200, {
        'content-type': type ?? 'text/html; charset=utf-8',
        'content-encoding': 'br',
        'content-length': body.length,
        'cache-control': type ? 'public, max-age=31536000, immutable' : 'no-cache',
      });
      response.end(body);
    })().catch(() => response.writeHead(500).end());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return { url: `http://localhost:${port}`, close: () => void server.close() };
}
