import { setTimeout } from 'node:timers/promises';

/** Milliseconds during which a stopping server still accepts requests. */
const drainMs = 400;

/** The used members of a Fastify server. */
interface Server {
  server: { listening: boolean };
  addHook(name: 'preClose', hook: () => Promise<void>): unknown;
  addHook(
    name: 'onSend',
    hook: (
      request: unknown,
      reply: { header(name: string, value: string): unknown },
      payload: unknown,
    ) => Promise<unknown>,
  ): unknown;
}

/**
 * Shuts API and gateway down gracefully. Makes `app.close()` keep listening for `drainMs` and send `connection: close`
 * with each response, because closing at once resets queued requests and those on kept-alive connections. A server that
 * is not listening closes at once.
 */
export function drainBeforeClose(app: Server): void {
  let isStopping = false;
  app.addHook('onSend', async (_request, reply, payload) => {
    if (isStopping) reply.header('connection', 'close');
    return payload;
  });
  app.addHook('preClose', async () => {
    if (!app.server.listening) return;
    isStopping = true;
    await setTimeout(drainMs);
  });
}
