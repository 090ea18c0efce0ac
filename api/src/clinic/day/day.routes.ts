/** Lists the visits of a day, and streams their changes as server-sent events. */
import { and, desc, eq, lt, or } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { visitRoles, type ClinicVisitsQuery, type ClinicEvent } from '@ilera/contracts/api';
import { lagosToday } from '@ilera/format';
import { PassThrough } from 'node:stream';
import { visits } from '../../db/schema';
import { mountCall, success } from '../../http/mount-call';
import type { Services } from '../../services';
import { selectVisits, stateOf } from '../../visits/select-visits';
import { byUrgency, recordVisitReads, toVisitRow } from './visit-row';
import { boundsOf, readDay } from '../../common/calendar';
import { isOnDay } from '../../slots/capacity';
import { hasRole } from '../../sessions/require-staff';
import { findStaff } from '../../sessions/staff-session';
import { createVisitChanges } from './visit-events';

/** More visits than any day has. */
const maxVisits = 1000;

export function dayRoutes(app: FastifyInstance, services: Services): void {
  mountCall(app, services, 'clinicVisits', async ({ query, caller }) => {
    const now = services.now();
    const dayVisits = await services.db.transaction(async (tx) => {
      const ofDay = await selectVisits(tx)
        .where(
          and(
            onDay(query.day, now),
            query.method ? eq(visits.method, query.method) : undefined,
            query.staff ? or(eq(visits.doctorId, query.staff), eq(visits.careId, query.staff)) : undefined,
          ),
        )
        // Beyond the limit, visits left open long ago are dropped before today's.
        .orderBy(desc(visits.scheduledAt))
        .limit(maxVisits);
      const shown = ofDay.filter(({ row }) => !query.state || stateOf(row) === query.state);
      await recordVisitReads(tx, caller.id, shown);
      return shown;
    });
    return success(dayVisits.map((visit) => toVisitRow(visit, now)).sort(byUrgency));
  });
}

/** Today also includes open visits of earlier days, so that nobody is forgotten at midnight. */
function onDay(text: ClinicVisitsQuery['day'], now: Date) {
  const today = lagosToday(now);
  const day = text === undefined ? today : readDay(text);
  const { from } = boundsOf(today);
  const isToday = boundsOf(day).from.getTime() === from.getTime();
  const waited = and(lt(visits.scheduledAt, from), eq(visits.status, 'processing'));
  return or(isOnDay(day), isToday ? waited : undefined);
}

/** Milliseconds between heartbeats; shorter than the idle timeout of gateways. */
const beatMs = 15_000;

/**
 * Mounts the stream. It ends with the session, which it does not prolong, with the roles for it, and when the server
 * closes.
 */
export function eventRoutes(app: FastifyInstance, services: Services): void {
  const changes = createVisitChanges(services.db);
  const openStreams = new Set<PassThrough>();
  app.addHook('preClose', () => openStreams.forEach((stream) => stream.end()));

  mountCall(app, services, 'clinicEvents', async ({ request, reply }) => {
    const stream = new PassThrough();
    const send = async (text: string) => {
      const member = await findStaff(services, request).catch(() => null);
      if (!member || !hasRole(member, visitRoles)) stream.end();
      else if (stream.writable) stream.write(text);
    };
    const stop = await changes.listen(
      (reference) =>
        void send(`event: visit\ndata: ${JSON.stringify({ reference } satisfies ClinicEvent)}\n\n`),
    );
    const beat = setInterval(() => void send(':\n\n'), beatMs);
    beat.unref();
    openStreams.add(stream);
    stream.on('close', () => {
      stop();
      clearInterval(beat);
      openStreams.delete(stream);
    });
    stream.write('retry: 2000\n\n');
    // Proxies must not buffer the stream.
    void reply.header('x-accel-buffering', 'no');
    return stream as unknown as Uint8Array;
  });
}
