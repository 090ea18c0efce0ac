import { request } from 'node:http';
import { brotliCompressSync, constants } from 'node:zlib';
import type { FloorPage } from './capture-floor';
import { listen, type BenchServer } from './listen';

interface Recorded {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: Buffer;
}

/** Headers that describe the transfer of one response. */
const ofTheWire =
  /^(?:content-encoding|content-length|transfer-encoding|connection|keep-alive|date|etag|link)$/;

/**
 * Serves captured pages as static files, with the best brotli compression and the headers of the composed
 * document. Styles, fonts and pictures are the composed site's own responses, kept in memory.
 */
export function serveFloor(siteUrl: string, pages: ReadonlyMap<string, FloorPage>): Promise<BenchServer> {
  const kept = new Map<string, Promise<Recorded>>();
  return listen((incoming, outgoing) => {
    const address = incoming.url ?? '/';
    const page = pages.get(address);
    const answer = kept.get(address) ?? (page ? Promise.resolve(pack(page)) : record(siteUrl + address));
    kept.set(address, answer);
    answer.then(
      ({ status, headers, body }) => outgoing.writeHead(status, headers).end(body),
      () => outgoing.writeHead(502).end(),
    );
  });
}

function pack({ html, headers }: FloorPage): Recorded {
  const body = brotliCompressSync(Buffer.from(html), {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_MODE]: 1 },
  });
  const kept = Object.entries(headers).filter(([name]) => !ofTheWire.test(name));
  return {
    status: 200,
    headers: { ...Object.fromEntries(kept), 'content-encoding': 'br', 'content-length': String(body.length) },
    body,
  };
}

function record(url: string): Promise<Recorded> {
  return new Promise((resolve, reject) => {
    request(url, { headers: { 'accept-encoding': 'br' } }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('error', reject);
      answer.on('end', () =>
        resolve({
          status: answer.statusCode ?? 502,
          headers: answer.headers,
          body: Buffer.concat(chunks),
        }),
      );
    })
      .on('error', reject)
      .end();
  });
}
