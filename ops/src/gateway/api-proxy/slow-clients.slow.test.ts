import { request as httpRequest, type IncomingMessage, type ServerResponse } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';
import { listen } from '../../testing/listen';
import { waitUntil } from '../../testing/wait-until';
import { startFakeSite, type FakeSite } from '../../testing/sites/fake-site';

let api: Awaited<ReturnType<typeof listen>>;
let site: FakeSite;
let port: number;
/** Bodies of the requests that the API has answered. */
let seen: string[] = [];
/** Files that the API has sent whole, ending their connections, and bytes that slow clients have sent it. */
let [sent, dripped] = [0, 0];
const piece = Buffer.alloc(64 * 1024, 'a');
const sockets: Socket[] = [];

/** One by one, so that the gateway has read each before the next is sent. */
async function sendPieces(response: ServerResponse, count: number): Promise<void> {
  response.writeHead(200, { connection: 'close', 'content-length': String(count * piece.length) });
  for (let number = 0; number < count && !response.destroyed; number += 1) {
    response.write(piece);
    await setTimeout(5);
  }
  response.end(() => (sent += 1));
}

beforeAll(async () => {
  api = await listen((request, response) => {
    const { url = '' } = request;
    if (url === '/refused') {
      response.writeHead(401, { 'content-type': 'application/json' }).end('{"status":"error"}');
      return;
    }
    if (url.startsWith('/file/')) {
      void sendPieces(response, Number(url.slice('/file/'.length)));
      return;
    }
    const answer = (body: string) => {
      seen.push(body);
      response.writeHead(url === '/busy' ? 503 : 200, { 'retry-after': '5' }).end('done');
    };
    if (url === '/payment/webhook') request.on('data', (bytes: Buffer) => (dripped += bytes.length));
    // A client that goes away ends its request.
    text(request).then(answer, () => undefined);
  });
  site = await startFakeSite({ env: { API_UPSTREAM: api.url } });
  await site.app.listen({ port: 0, host: '127.0.0.1' });
  ({ port } = site.app.server.address() as AddressInfo);
});
beforeEach(() => void (seen = []));
afterEach(() => sockets.splice(0).forEach((socket) => socket.destroy()));

const open = (): Socket => {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => undefined);
  sockets.push(socket);
  return socket;
};

interface Sent {
  method?: string;
  path: string;
  headers?: Record<string, string>;
  body?: string | Buffer;
}

const send = ({ method = 'POST', path, headers = {}, body = '' }: Sent) =>
  new Promise<{ status: number; body: string; headers: IncomingMessage['headers'] }>((resolve, reject) => {
    const request = httpRequest({ port, host: '127.0.0.1', method, path, headers }, (response) => {
      void text(response).then((body) =>
        resolve({ status: response.statusCode ?? 0, body, headers: response.headers }),
      );
    });
    request.on('error', reject);
    if (headers.expect) {
      request.on('continue', () => request.end(body));
      request.flushHeaders();
    } else request.end(body);
  });

const form = (bytes: number) => {
  const head = '--b\r\ncontent-disposition: form-data; name="evidence"; filename="a.pdf"\r\n\r\n';
  return Buffer.concat([Buffer.from(head), Buffer.alloc(bytes), Buffer.from('\r\n--b--\r\n')]);
};
const formHeaders = (body: Buffer) => ({
  'content-type': 'multipart/form-data; boundary=b',
  'content-length': String(body.length),
});

it('answers others while eighty clients send a byte at a time', async () => {
  const slow = Array.from({ length: 80 }, open);
  // At this pace a body takes half a day.
  for (const socket of slow)
    socket.write(
      'POST /api/payment/webhook HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\ncontent-length: 900000\r\n\r\n',
    );
  const drip = setInterval(() => slow.forEach((socket) => socket.write('1')), 50);
  try {
    do expect((await send({ method: 'GET', path: '/api/plan/all' })).status).toBe(200);
    while (dripped < 10 * slow.length);
  } finally {
    clearInterval(drip);
  }
  // All are still there, and none of them was answered.
  expect(slow.filter(({ readyState, bytesRead }) => readyState === 'open' && bytesRead === 0)).toEqual(slow);
});

it('lives on when the API closes a connection of which a client has not read everything', async () => {
  // Of so many lengths, some end where the gateway has just begun to wait for the client.
  const most = 120;
  for (let pieces = 1; pieces <= most; pieces += 1) {
    const socket = open().pause();
    socket.write(`GET /api/file/${pieces} HTTP/1.1\r\nhost: a\r\n\r\n`);
  }
  await waitUntil(async () => {
    expect((await send({ method: 'GET', path: '/api/plan/all' })).status).toBe(200);
    return sent === most;
  });
});

it('passes a body on unchanged, whole or in chunks, and an empty one', async () => {
  const headers = { 'content-type': 'application/json' };
  await send({ path: '/api/a', headers: { ...headers, 'content-length': '8' }, body: '{"a": 1}' });
  await send({ path: '/api/b', headers: { ...headers, 'transfer-encoding': 'chunked' }, body: '{"b": 2}' });
  await send({ path: '/api/c', headers: { ...headers, 'content-length': '0' } });
  await send({ path: '/api/d' });
  expect(seen).toEqual(['{"a": 1}', '{"b": 2}', '', '']);
});

it('takes Expect: 100-continue', async () => {
  const body = form(200_000);
  const headers = { ...formHeaders(body), expect: '100-continue' };
  expect((await send({ path: '/api/upload', headers, body })).status).toBe(200);
  expect(seen[0]?.length).toBe(body.length);
});

it('answers an address that cannot be read in the error shape of the API', async () => {
  const { status, body } = await send({ method: 'GET', path: '/api//x' });
  expect(status).toBe(400);
  expect(JSON.parse(body)).toMatchObject({ status: 'error', errors: [expect.any(String)] });
});

it('sends a read that is answered 503 once', async () => {
  const { status, headers } = await send({ method: 'GET', path: '/api/busy' });
  expect([status, headers['retry-after']]).toEqual([503, '5']);
  expect(seen).toHaveLength(1);
});

it('answers 503 with Retry-After, in the error shape of the API, while the API is away', async () => {
  const away = await startFakeSite({ env: { API_UPSTREAM: 'http://127.0.0.1:1' } });
  const answer = await away.app.inject('/api/plan/all');
  expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '5']);
  expect(answer.json()).toMatchObject({ status: 'error', errors: [expect.any(String)] });
});

it('gives an upload that is refused early its answer, not a reset', async () => {
  const body = form(3_000_000);
  const answers = await Promise.all(
    Array.from({ length: 4 }, () => send({ path: '/api/refused', headers: formHeaders(body), body })),
  );
  expect(answers.map(({ status }) => status)).toEqual([401, 401, 401, 401]);
});
