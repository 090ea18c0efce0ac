import {
  createServer,
  request,
  type IncomingMessage,
  type RequestListener,
  type ServerResponse,
} from 'node:http';

/** A server of the benchmark. */
export interface BenchServer {
  url: string;
  close(): void;
}

/** Listens on a free port of this machine. */
export async function listen(handle: RequestListener): Promise<BenchServer> {
  const server = createServer(handle);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    url: `http://localhost:${port}`,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

/**
 * Proxies a request to another server and returns its response byte for byte, with that server's compression
 * and headers.
 */
export function passOn(to: string, incoming: IncomingMessage, outgoing: ServerResponse): void {
  const target = new URL(incoming.url ?? '/', to);
  const { host: _host, ...headers } = incoming.headers;
  const onward = request(target, { method: incoming.method ?? 'GET', headers }, (response) => {
    outgoing.writeHead(response.statusCode ?? 502, response.headers);
    response.pipe(outgoing);
  });
  onward.on('error', () => (outgoing.headersSent ? outgoing.destroy() : outgoing.writeHead(502).end()));
  outgoing.on('close', () => onward.destroy());
  incoming.pipe(onward);
}
