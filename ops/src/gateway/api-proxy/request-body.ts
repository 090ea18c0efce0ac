/**
 * Request bodies on their way to the API. Small ones are read completely before a connection to the API is
 * used, so that a slow sender occupies none; uploads are streamed, and few at a time.
 */
import { PassThrough, Readable } from 'node:stream';
import type { FastifyRequest } from 'fastify';
import { networkAddress } from '../../common/network-address';
import { createConcurrencyLimit, type ConcurrencyLimit } from '../../common/concurrency-limit';

/** Bytes of a body that is no upload; the API refuses larger ones too. */
const maxSmallBytes = 100_000;

/** A body that the gateway does not pass on: 413, or 429 while too many others of the same address arrive. */
export class BodyRefused extends Error {
  constructor(
    readonly statusCode: 413 | 429,
    message: string,
  ) {
    super(message);
  }
}

/** Reads the bodies of requests of the API. */
export type BodyReader = (request: FastifyRequest, payload: Readable) => Promise<Readable>;

/** Creates the reader of a gateway, whose counts cover all requests. */
export function createBodyReader(): BodyReader {
  const arriving = createConcurrencyLimit(40, 1000);
  const uploads = createConcurrencyLimit(6, 48);
  return (request, payload) => {
    const length = Number(request.headers['content-length'] ?? Infinity);
    const isForm = /^multipart\/form-data/i.test(request.headers['content-type'] ?? '');
    return isForm && length > maxSmallBytes
      ? passOn(uploads, request, payload)
      : readWhole(arriving, request, payload);
  };
}

async function readWhole(
  slots: ConcurrencyLimit,
  request: FastifyRequest,
  payload: Readable,
): Promise<Readable> {
  return hold(slots, request, async () => {
    const chunks: Buffer[] = [];
    let bytes = 0;
    for await (const chunk of payload as AsyncIterable<Buffer>) {
      bytes += chunk.length;
      // Read to its end all the same, because a client that is still sending does not read the response.
      if (bytes <= maxSmallBytes) chunks.push(chunk);
    }
    if (bytes > maxSmallBytes) throw new BodyRefused(413, 'The request is too large.');
    return Readable.from(Buffer.concat(chunks));
  });
}

/**
 * The body as a stream of its own. When the API responds before it has read everything, its connection ends
 * and with it this stream; the client's own stream must stay open, because the response uses its connection.
 */
async function passOn(
  slots: ConcurrencyLimit,
  request: FastifyRequest,
  payload: Readable,
): Promise<Readable> {
  const address = take(slots, request);
  request.raw.socket.once('close', () => body.destroy(new Error('The client went away')));
  const body = new PassThrough();
  const ended = (): void => {
    payload.unpipe(body);
    payload.resume();
  };
  body.once('close', ended);
  request.raw.once('close', () => slots.release(address));
  payload.pipe(body);
  return body;
}

async function hold<T>(slots: ConcurrencyLimit, request: FastifyRequest, work: () => Promise<T>): Promise<T> {
  const address = take(slots, request);
  try {
    return await work();
  } finally {
    slots.release(address);
  }
}

function take(slots: ConcurrencyLimit, request: FastifyRequest): string {
  const address = networkAddress(request.ip);
  if (!slots.take(address))
    throw new BodyRefused(429, 'Too many requests at the same time. Try again in 5 seconds.');
  return address;
}
