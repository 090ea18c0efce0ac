import { createServer } from 'node:net';

const listenOnce = (port: number): Promise<number | undefined> =>
  new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(undefined));
    server.listen(port, () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : undefined));
    });
  });

/** Throws with advice when a port is in use. */
export async function assertPortFree(port: number, variable: string): Promise<void> {
  if ((await listenOnce(port)) !== undefined) return;
  throw new Error(
    `Port ${port} is in use by another program (perhaps this site, started before).\n` +
      `Stop that one, or choose another port: ${variable}=${port + 100} npm start`,
  );
}

/** The preferred port when it is free, otherwise any free one. */
export async function freePort(wanted = 0): Promise<number> {
  const port = (await listenOnce(wanted)) ?? (await listenOnce(0));
  if (port === undefined) throw new Error('No free port on this machine.');
  return port;
}
