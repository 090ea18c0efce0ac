import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The kinds of faults that a broken server, cache or network causes. */
export type FaultKind =
  | '404'
  | '500'
  | '503'
  | 'html'
  | 'empty'
  | 'cut'
  | 'flipped'
  | 'tampered'
  | 'closed'
  | 'half'
  | 'silent';

export interface Fault {
  kind: FaultKind;
  /** The addresses with the fault. */
  path: RegExp;
}

/** A server between browser and gateway that causes faults. */
export interface FaultProxy {
  url: string;
  fault: Fault | undefined;
  close(): Promise<void>;
}

/**
 * Starts one. It is a server because a browser's handling of a hanging or reset connection shows only on a
 * real one.
 */
export async function startFaultProxy(upstream: string): Promise<FaultProxy> {
  const target = new URL(upstream);
  const proxy = { fault: undefined as Fault | undefined };
  const server = createServer((incoming, outgoing) => {
    const { fault } = proxy;
    const path = incoming.url?.split('?')[0] ?? '';
    const struck = fault?.path.test(path) ? fault.kind : undefined;
    if (struck === 'closed') return void incoming.socket.destroy();
    if (struck === 'silent') return;
    forward(incoming, outgoing, target, struck);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return Object.assign(proxy, {
    url: `http://localhost:${port}`,
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  });
}

function forward(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  target: URL,
  struck: FaultKind | undefined,
): void {
  // Uncompressed bytes, so that a fault can cut and change them.
  const headers = struck ? { ...incoming.headers, 'accept-encoding': 'identity' } : incoming.headers;
  const { hostname, port } = target;
  const ahead = request(
    { hostname, port, path: incoming.url, method: incoming.method, headers },
    (response) => {
      if (!struck) {
        outgoing.writeHead(response.statusCode ?? 502, response.headers);
        response.pipe(outgoing);
        return;
      }
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => breakResponse(struck, Buffer.concat(chunks), response, outgoing));
    },
  );
  ahead.on('error', () => outgoing.destroy());
  outgoing.on('close', () => ahead.destroy());
  incoming.pipe(ahead);
}

function breakResponse(
  kind: FaultKind,
  body: Buffer,
  response: IncomingMessage,
  outgoing: ServerResponse,
): void {
  const { 'content-length': _length, etag: _etag, ...headers } = response.headers;
  const fresh = { ...headers, 'cache-control': 'no-store' };
  const send = (status: number, content: Buffer | string, more = {}): void => {
    outgoing.writeHead(status, { ...fresh, ...more });
    outgoing.end(content);
  };
  const cut = body.subarray(0, Math.floor(body.length * 0.7));
  switch (kind) {
    case '404':
    case '500':
    case '503':
      return send(Number(kind), 'fault\n', { 'content-type': 'text/plain' });
    case 'html':
      return send(200, '<!doctype html><title>fault</title>', { 'content-type': 'text/html' });
    case 'empty':
      return send(200, '');
    case 'cut':
      return send(200, cut);
    case 'flipped':
      body[Math.floor(body.length / 2)] = (body[Math.floor(body.length / 2)] ?? 0) ^ 1;
      return send(200, body);
    case 'tampered':
      return send(200, `${body.toString()};globalThis.PWNED=1`);
    case 'half':
      outgoing.writeHead(200, { ...fresh, 'content-length': String(body.length) });
      outgoing.write(cut);
      setTimeout(() => outgoing.destroy(), 50);
      return;
    default:
  }
}
