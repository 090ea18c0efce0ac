import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { atEnd } from './temporary';

/** A server of a test, on a free port, until the tests of the file end. */
export async function listen(handle: RequestListener): Promise<{ url: string; close(): Promise<void> }> {
  const server = createServer(handle);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const close = () => {
    server.closeAllConnections();
    return new Promise<void>((resolve) => server.close(() => resolve()));
  };
  atEnd(close);
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close };
}
