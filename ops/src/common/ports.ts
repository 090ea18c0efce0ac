import { randomInt } from 'node:crypto';
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

const attempts = 20;

/**
 * Finds the preferred port where free, otherwise any free one below 32768, because Linux may give higher ones to outgoing
 * connections before the caller's server listens. @throws where no port is free
 */
export async function freePort(wanted?: number): Promise<number> {
  const candidates = Array.from({ length: attempts }, () => randomInt(11_000, 32_000));
  for (const candidate of wanted ? [wanted, ...candidates] : candidates)
    if ((await listenOnce(candidate)) !== undefined) return candidate;
  throw new Error('No free port on this machine.');
}
