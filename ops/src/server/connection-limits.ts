/**
 * Limits of a server's connections. A connection ends after a time without a byte, not because a request
 * takes long (R4.68); one address may have a limited number, except the proxies in front of the gateway.
 */
import type { Socket } from 'node:net';
import proxyAddr from '@fastify/proxy-addr';
import type { FastifyInstance } from 'fastify';
import { networkAddress } from '../common/network-address';
import { createConcurrencyLimit } from '../common/concurrency-limit';

/** Options of Fastify: milliseconds without a byte, and for a request's headers to arrive. */
export const idleLimits = {
  connectionTimeout: 30_000,
  requestTimeout: 0,
  http: { headersTimeout: 15_000, connectionsCheckingInterval: 5_000 },
} as const;

/** Mobile networks put many people behind one address. */
const perAddress = 400;
const total = 10_000;

/** Ends connections beyond the cap of their address at once. @param trustProxy as Fastify reads it */
export function capConnections(app: FastifyInstance, trustProxy: string): void {
  const isProxy = proxyAddr.compile(trustProxy.split(',').map((part) => part.trim()));
  const slots = createConcurrencyLimit(perAddress, total);
  app.server.on('connection', (socket: Socket) => {
    const { remoteAddress = '' } = socket;
    if (isProxy(remoteAddress, 0)) return;
    const address = networkAddress(remoteAddress);
    if (!slots.take(address)) {
      socket.destroy();
      return;
    }
    socket.once('close', () => slots.release(address));
  });
}
