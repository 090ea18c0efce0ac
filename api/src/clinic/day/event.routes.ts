/** Changes of visits as server-sent events, for screens that stay open. */
import { PassThrough } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import type { ClinicEvent } from '@shared/contracts/api';
import { mountCall } from '../../http/mount-call';
import type { Services } from '../../services';
import { findStaff } from '../staff/staff-session';
import { createVisitChanges } from './visit-changes';

/** Shorter than what gateways wait for a byte. */
const beatMs = 15_000;

/** Mounts the stream. It ends with the session, which it does not keep, and when the server closes. */
export function eventRoutes(app: FastifyInstance, services: Services): void {
  const changes = createVisitChanges(services.db);
  const open = new Set<PassThrough>();
  app.addHook('preClose', () => open.forEach((stream) => stream.end()));

  mountCall(app, services, 'clinicEvents', async ({ request, reply }) => {
    const stream = new PassThrough();
    const stop = await changes.listen((reference) =>
      stream.write(`event: visit\ndata: ${JSON.stringify({ reference } satisfies ClinicEvent)}\n\n`),
    );
    const beat = setInterval(() => {
      findStaff(services, request.headers.cookie).then(
        (member) => (member ? stream.write(':\n\n') : stream.end()),
        () => stream.end(),
      );
    }, beatMs);
    beat.unref();
    open.add(stream);
    stream.on('close', () => {
      stop();
      clearInterval(beat);
      open.delete(stream);
    });
    stream.write('retry: 2000\n\n');
    // Proxies must not collect it.
    void reply.header('x-accel-buffering', 'no');
    return stream as unknown as Uint8Array;
  });
}
