/** Asks a virus scanner (ClamAV's `clamd`) about a file, where one is configured. */
import { createReadStream } from 'node:fs';
import { connect } from 'node:net';
import { pipeline } from 'node:stream/promises';
import { HttpError } from '../common/http-error';

const defaultPort = 3310;
/** Milliseconds without a byte from the scanner. */
const idleMs = 20_000;

/**
 * False for a file with something harmful in it. Throws 503 when the scanner cannot say: nothing is stored
 * unchecked.
 * @param scanner `clamd://host:port`
 */
export async function isClean(scanner: string, path: string): Promise<boolean> {
  const { hostname, port } = new URL(scanner);
  const socket = connect({ host: hostname, port: Number(port || defaultPort) });
  socket.setTimeout(idleMs, () => socket.destroy(new Error('The scanner does not answer')));
  try {
    await pipeline(inFrames(path), socket, { end: false });
    let words = '';
    for await (const chunk of socket) words += String(chunk);
    if (/\bOK\0?\s*$/.test(words)) return true;
    if (/\bFOUND\0?\s*$/.test(words)) return false;
    throw new Error('The scanner could not read the file');
  } catch {
    const message = 'Your file could not be checked at the moment. Try again in a minute.';
    throw new HttpError(503, message, undefined, 60);
  } finally {
    socket.destroy();
  }
}

/** The INSTREAM command: each piece behind its length, and an empty one at the end. */
async function* inFrames(path: string): AsyncGenerator<Buffer> {
  yield Buffer.from('zINSTREAM\0');
  const length = Buffer.alloc(4);
  for await (const chunk of createReadStream(path) as AsyncIterable<Buffer>) {
    length.writeUInt32BE(chunk.length);
    yield Buffer.concat([length, chunk]);
  }
  yield Buffer.alloc(4);
}
