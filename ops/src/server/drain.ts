/**
 * Graceful shutdown. Closing at once would reset connections whose request is on its way: in the accept queue of the
 * operating system, or on a kept-alive connection that looks idle. So the server listens for a moment longer, sends
 * `connection: close` with each response, and only then closes.
 */
import type { FastifyInstance } from 'fastify';

const drainMs = 400;

/** Makes `app.close()` wait for requests that are on their way. A server that does not listen closes at once. */
export function drainBeforeClose(app: FastifyInstance): void {
  let isStopping = false;
  app.addHook('onSend', async (_request, reply, payload) => {
    if (isStopping) void reply.header('connection', 'close');
    return payload;
  });
  app.addHook('preClose', async () => {
    if (!app.server.listening) return;
    isStopping = true;
    await new Promise((resolve) => setTimeout(resolve, drainMs));
  });
}
