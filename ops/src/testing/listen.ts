import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A server of a test, on a free port. */
export async function listen(handle: RequestListener): Promise<{ url: string; close(): Promise<void> }> {
  const server = createServer(handle);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
